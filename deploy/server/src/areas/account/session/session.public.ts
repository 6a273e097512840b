/** What other areas use of session. */
export { linkHours } from './add-link.ts';
export { cookieFits, cookieName } from './cookie.ts';
export { secretToken, tokenHash } from './secret-token.ts';
export { idleSince, activeSession } from './session.db.ts';
