import type { sessions as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { clearSession } from './cookie.ts';
import { endAccessOf } from './end-access.ts';
import { endSessionOf, idleSince, sessionsOf } from './session.db.ts';

export const sessions: Handler<typeof contract.sessions> = async (_, { db, caller, now }) => {
  const rows = await sessionsOf(db, caller.loginId, idleSince(now()));
  return {
    items: rows.map(({ id, device, startedAt, lastSeenAt, signedInBy }) => ({
      id,
      device,
      signedInBy,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === caller.sessionId,
    })),
  };
};

export const endSession: Handler<typeof contract.endSession> = async ({ params }, { db, caller, now }) => {
  const ended = await endSessionOf(db, { loginId: caller.loginId, sessionId: params.id }, now());
  if (!ended) throw notFound();
  await noteActivity(db, {
    personId: caller.personId,
    category: 'session',
    caption: 'session_ended',
    at: now(),
  });
  return undefined;
};

export const endSessions: Handler<typeof contract.endSessions> = async (_, ctx) => {
  const { db, caller, now, reply } = ctx;
  await endAccessOf(caller, ctx);
  await noteActivity(db, {
    personId: caller.personId,
    category: 'session',
    caption: 'session_ended',
    at: now(),
  });
  clearSession(reply);
  return undefined;
};
