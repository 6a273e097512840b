/**
 * Sent with every call of a page that has something unsaved, and with what waited on the phone: where the bundle of
 * the call was switched off a moment ago, it may be finished.
 */
export const finishingHeader = 'finishing';
