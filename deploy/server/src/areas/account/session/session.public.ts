/** What other areas use of session. */
export { linkHours } from './add-link.ts';
export { cookieFits, cookieName } from './cookie.ts';
export { deviceOf } from './device.ts';
export { knownDevice } from './known-device.ts';
export { loginById } from './login.db.ts';
export type { Login } from './login.db.ts';
export { openSession } from './open-session.ts';
export { refuseBlocked } from './refuse-blocked.ts';
export { secretToken, tokenHash } from './secret-token.ts';
export { sendSignInMail } from './send-sign-in-mail.ts';
export type { SignInChange } from './send-sign-in-mail.ts';
export { idleSince, activeSession, noteProof } from './session.db.ts';
export { verifiedLogin } from './verified-login.ts';
