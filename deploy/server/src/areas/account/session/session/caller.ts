import { roleOf, sessionIdleSeconds } from '@callboard/contract';
import type { CallerOf } from '#platform/http/handler.ts';
import { cookieFits } from './cookie.ts';
import { loginById, rightsOf } from './login.db.ts';
import { idleSince, activeSession } from './session.db.ts';
import { readToken } from './token.ts';

/** Who calls with this token. Session, block and rights are looked up anew, so a change takes effect at once. */
export const callerOf: CallerOf = async (token, db, now, keys, { late = false } = {}) => {
  const payload = await readToken(token, keys.known('token'), now, late ? sessionIdleSeconds : 0);
  const session = payload && (await activeSession(db, payload.sid, idleSince(now)));
  if (!session) return null;
  const login = await loginById(db, session.loginId);
  if (login.blocked) return null;
  const { rights, mailboxRights } = await rightsOf(db, login.id);
  return {
    tokenType: login.tokenType,
    loginTypes: login.loginTypes,
    roles: [...new Set(login.loginTypes.map((type) => roleOf[type]))],
    rights,
    mailboxRights,
    sessionId: session.id,
    loginId: login.id,
    personId: login.personId,
    name: login.personName ?? login.name,
    language: login.language,
    subject: login.subject,
    provedAt: session.provedAt,
    // A link proves nothing of who opens it.
    signedInAt: session.signedInBy === 'link' ? null : session.startedAt,
    holdsCookie: (cookie) => cookieFits(session.cookieHash, cookie),
  };
};
