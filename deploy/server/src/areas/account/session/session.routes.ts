import type { passwords, session, sessions as sessionsContract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { passwordLink } from './password/password-link.ts';
import { refresh } from './session/refresh.ts';
import { renewPassword } from './password/renew-password.ts';
import { endSession, endSessions, sessions } from './session/sessions.ts';
import { setPassword } from './password/set-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './session/sign-out.ts';
import { ticketLogin } from './sign-in/ticket-login.ts';
import { setUserLanguage, userLanguage } from './session/user-language.ts';
import { mailboxUserRights, userRights } from './session/user-rights.ts';

export const sessionRoutes: AreaRoutes<typeof session> = {
  signIn,
  ticketLogin,
  refresh,
  signOut,
  userRights,
  mailboxUserRights,
  userLanguage,
  setUserLanguage,
};

export const passwordsRoutes: AreaRoutes<typeof passwords> = {
  forgotPassword,
  passwordLink,
  setPassword,
  renewPassword,
};

export const sessionsRoutes: AreaRoutes<typeof sessionsContract> = { sessions, endSession, endSessions };
