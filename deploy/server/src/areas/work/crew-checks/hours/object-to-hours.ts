import type { crewChecks } from '@callboard/contract';
import type { RoundingStep } from '@callboard/domain';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import { findVisibleCheck } from '../read/answer-check.ts';
import { approvedOf, hoursNote, refuseImpossible } from './approve-hours.ts';
import { answerCheckHours } from './check-hours.ts';
import { addObjection, lastObjection } from './check-objection.db.ts';
import { officePeople } from '../../../account/access/access.public.ts';
import { notifyHours } from './notify-hours.ts';

/** The person says that the hours which were signed off are others. They stay until the office has answered. */
export const objectToHours: Handler<typeof crewChecks.objectToHours> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  await lockItem(db, (await findVisibleCheck(ctx, params.id)).row.itemId);
  const { row } = await findVisibleCheck(ctx, params.id);
  if (row.personId !== personId) throw notFound();
  const before = approvedOf(row);
  if (!row.checkId || !before) throw new AppError('wrong_state', { params: { state: row.status } });
  if ((await lastObjection(db, row.checkId))?.state === 'open')
    throw new AppError('wrong_state', { params: { state: 'open' } });
  const hours = {
    from: new Date(body.from),
    until: new Date(body.until),
    breakMinutes: body.breakMinutes,
  };
  refuseImpossible(hours, now());
  await addObjection(db, {
    ...hours,
    checkId: row.checkId,
    byPerson: personId,
    comment: body.comment,
    at: now(),
  });
  await noteActivity(db, {
    personId,
    category: 'crewCheck',
    caption: 'hours_objected',
    subject: { kind: 'crewItem', id: row.itemId },
    actorId: personId,
    before: hoursNote(before),
    after: hoursNote(hours),
    reason: body.comment,
    at: now(),
  });
  const office = await officePeople(db);
  const step = (row.roundingMinutes ?? 0) as RoundingStep;
  await notifyHours(ctx, row, {
    people: office,
    kind: 'hoursObjected',
    before,
    after: hours,
    step,
    reason: body.comment,
  });
  await changed(db, [personId, ...office], ['home', `crew:${row.crewId}`]);
  return answerCheckHours(ctx, row.itemId);
};
