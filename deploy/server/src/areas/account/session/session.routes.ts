import type { passwords, session, sessions as sessionsContract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { forgotPassword } from './forgot-password.ts';
import { passwordLink } from './password-link.ts';
import { refresh } from './refresh.ts';
import { renewPassword } from './renew-password.ts';
import { endSession, endSessions, sessions } from './sessions.ts';
import { setPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { ticketLogin } from './ticket-login.ts';
import { setUserLanguage, userLanguage } from './user-language.ts';
import { mailboxUserRights, userRights } from './user-rights.ts';

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
