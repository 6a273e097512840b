import type { crewChecks } from '@callboard/contract';
import type { RoundingStep } from '@callboard/domain';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { approvedOf } from './approve-hours.ts';
import { answerCheckHours } from './check-hours.ts';
import { settleObjection } from './check-objection.db.ts';
import { officePeople } from '../../../account/access/access.public.ts';
import { notifyHours } from './notify-hours.ts';
import { openObjectionOf } from './open-objection.ts';

/** The office has looked: the hours stay, and the person is told why. */
export const keepHours: Handler<typeof crewChecks.keepHours> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const by = personOf(caller);
  const { row, access, checkId } = await openObjectionOf(ctx, params);
  if (!access.office) throw notFound();
  await settleObjection(db, checkId, { state: 'kept', answer: body.answer, by, at: now() });
  await noteActivity(db, {
    personId: row.personId,
    category: 'crewCheck',
    caption: 'hours_kept',
    subject: { kind: 'crewItem', id: row.itemId },
    actorId: by,
    reason: body.answer,
    at: now(),
  });
  await notifyHours(ctx, row, {
    people: [row.personId],
    kind: 'hoursKept',
    before: null,
    after: approvedOf(row),
    step: (row.roundingMinutes ?? 0) as RoundingStep,
    reason: body.answer,
  });
  const office = await officePeople(db);
  await changed(db, [row.personId, ...office], ['home', `crew:${row.crewId}`]);
  return answerCheckHours(ctx, row.itemId);
};
