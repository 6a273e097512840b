/** What other areas use of session. */
export { linkHours } from './password/add-link.ts';
export { cookieFits, cookieName } from './session/cookie.ts';
export { deviceOf } from './session/device.ts';
export { knownDevice } from './session/known-device.ts';
export { loginById } from './session/login.db.ts';
export type { Login } from './session/login.db.ts';
export { openSession } from './sign-in/open-session.ts';
export { refuseBlocked } from './session/refuse-blocked.ts';
export { secretToken, tokenHash } from './session/secret-token.ts';
export { sendSignInMail } from './sign-in/send-sign-in-mail.ts';
export type { SignInChange } from './sign-in/send-sign-in-mail.ts';
export { idleSince, activeSession, noteProof } from './session/session.db.ts';
export { verifiedLogin } from './password/verified-login.ts';
