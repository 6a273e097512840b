import type { RatedPerson } from '@callboard/contract';
import { ratingProblem } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { dropRatings, ratingTypes, writeRatings } from './rate-work.db.ts';

type Work = { id: string; status: CrewItemState; startsAt: Date | null };

/** Work that has not begun, and work that nobody came to, is not rated. */
export function refuseUnrateable(work: Work, now: Date): void {
  const problem = ratingProblem(work, now);
  if (problem === 'too_early')
    throw new AppError(problem, work.startsAt ? { params: { at: work.startsAt.toISOString() } } : {});
  if (problem) throw new AppError(problem, { params: { status: work.status } });
}

type Given = Pick<RatedPerson, 'ratings' | 'comment'> & {
  personId: string;
  itemId: string | null;
  /** All that the rater says of this work: what is not given is taken back. */
  whole: boolean;
  /** Where it stands in the body. */
  at?: string;
};

/** Writes what one person says of another's work; both calls that rate come through here. */
export async function rateWork(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  by: string,
  given: Given,
): Promise<void> {
  const { personId, itemId, ratings, comment, whole, at = '' } = given;
  // Nobody rates themselves.
  if (by === personId) throw notFound();
  const types = new Set((await ratingTypes(db)).map(({ id }) => id));
  const wrong: FieldError[] = ratings.flatMap(({ typeId }, n) =>
    types.has(typeId) && ratings.findIndex((one) => one.typeId === typeId) === n
      ? []
      : [{ path: `${at}ratings.${n}.typeId`, code: 'bad_choice' }],
  );
  // What was written stands with the stars: there is nothing to keep it without them.
  if (ratings.length === 0 && comment !== '') wrong.push({ path: `${at}ratings`, code: 'required' });
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong });
  const of = { personId, itemId, by };
  if (whole && itemId !== null)
    await dropRatings(
      db,
      { ...of, itemId },
      ratings.map(({ typeId }) => typeId),
    );
  if (ratings.length > 0) await writeRatings(db, { ...of, comment, at: now(), ratings });
  // In nobody's own list: who has rated stays in the office.
  await noteActivity(db, {
    personId: null,
    personParty: personId,
    category: 'rating',
    caption: 'person_rated',
    subject: { kind: 'person', id: personId },
    actorId: by,
    after: { ratings, crewItemId: itemId },
    at: now(),
  });
}
