/** Where the phone is, by its clock. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
