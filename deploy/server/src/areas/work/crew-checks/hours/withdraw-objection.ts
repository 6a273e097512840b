import type { crewChecks } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { answerCheckHours } from './check-hours.ts';
import { settleObjection } from './check-objection.db.ts';
import { officePeople } from '../../../account/access/access.public.ts';
import { openObjectionOf } from './open-objection.ts';

/** The person takes it back before anybody has answered. */
export const withdrawObjection: Handler<typeof crewChecks.withdrawObjection> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const { row, checkId } = await openObjectionOf(ctx, params);
  if (row.personId !== personId) throw notFound();
  await settleObjection(db, checkId, { state: 'withdrawn', by: personId, at: now() });
  await noteActivity(db, {
    personId,
    category: 'crewCheck',
    caption: 'hours_objection_withdrawn',
    subject: { kind: 'crewItem', id: row.itemId },
    actorId: personId,
    at: now(),
  });
  const office = await officePeople(db);
  await changed(db, [personId, ...office], ['home', `crew:${row.crewId}`]);
  return answerCheckHours(ctx, row.itemId);
};
