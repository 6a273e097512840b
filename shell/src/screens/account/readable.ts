/** Kept on the phone for this person, so that it can be read offline. */
export const readable = { meta: { offline: true } };
