/** What a feature tells the app on its page: somebody has checked in, and the phone has it. */
export const checkedInEvent = 'callboard:checked-in';
