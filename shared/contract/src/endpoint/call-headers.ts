/** What every call of the app says of itself, beside who makes it. */
export const callHeaders = { Type: 'MOBILE' } as const;
