/** Kept on the phone for this person, so that it can be read without a connection. */
export const readable = { meta: { offline: true } };
