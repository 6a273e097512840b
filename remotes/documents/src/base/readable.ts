/** Kept on the phone for this person, so that it can be read without network. */
export const readable = { meta: { offline: true } };
