import type { RoundingStep } from '@callboard/domain';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { dropSignature } from '../../crew-papers/crew-papers.public.ts';
import { hoursNote } from './approve-hours.ts';
import type { Hours } from './approve-hours.ts';
import { settleObjection } from './check-objection.db.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { officePeople } from '../../../account/access/access.public.ts';
import { notifyHours } from './notify-hours.ts';
import { announceCheckChange } from '../take/write-check.ts';

type Correction = {
  row: CheckRow;
  checkId: string;
  /** Nothing where nobody had checked in and out. */
  before: Hours | null;
  after: Hours;
  step: RoundingStep;
  reason: string;
};

/**
 * What follows once other hours count: a line in the history of the position, the client's signature falls, what the
 * person said of the hours is answered, and the person is told.
 */
export async function tellCorrection(
  ctx: Ctx,
  { row, checkId, before, after, step, reason }: Correction,
): Promise<void> {
  const { db, caller, now } = ctx;
  const by = personOf(caller);
  await noteActivity(db, {
    personId: row.personId,
    category: 'crewCheck',
    caption: 'check_corrected',
    subject: { kind: 'crewItem', id: row.itemId },
    actorId: by,
    ...(before && { before: hoursNote(before) }),
    after: hoursNote(after),
    reason,
    at: now(),
  });
  await settleObjection(db, checkId, { state: 'corrected', answer: reason, by, at: now() });
  if (row.crewSignedOffAt) await dropSignature(ctx, row.crewId, reason);
  await notifyHours(ctx, row, {
    people: [row.personId],
    kind: 'hoursCorrected',
    before,
    after,
    step,
    reason,
  });
  await changed(db, await officePeople(db), ['home', `crew:${row.crewId}`]);
  await announceCheckChange(ctx, row.crewId);
}
