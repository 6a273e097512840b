import type { session } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { clearSession } from './cookie.ts';
import { endSessionOf } from './session.db.ts';

export const signOut: Handler<typeof session.signOut> = async (_, { db, caller, now, reply }) => {
  await endSessionOf(db, caller, now());
  await noteActivity(db, {
    personId: caller.personId,
    category: 'session',
    caption: 'signed_out',
    at: now(),
  });
  clearSession(reply);
  return undefined;
};
