/** The role that owns nothing and obeys every policy. */
export const appRole = 'callboard_app';
