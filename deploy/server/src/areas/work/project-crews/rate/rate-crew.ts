import type { projectCrews } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { raterOf, answerRatings } from './project-crew-item-ratings.ts';
import { ratedWork } from './rate-work.db.ts';
import { rateWork, refuseUnrateable } from './rate-work.ts';

/** A whole crew in one go: one that is refused leaves everybody as they were. */
export const rateCrew: Handler<typeof projectCrews.rateCrew> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const rater = await raterOf(ctx, params.id);
  const by = personOf(caller);
  const { people } = body;
  const twice = people.findIndex(
    ({ crewItemId }, n) => people.findIndex((one) => one.crewItemId === crewItemId) !== n,
  );
  if (twice >= 0)
    throw new AppError('invalid', { fields: [{ path: `people.${twice}.crewItemId`, code: 'bad_choice' }] });
  for (const [n, { crewItemId, ratings, comment }] of people.entries()) {
    const work = await ratedWork(db, viewerOf(caller), { itemId: crewItemId, crewId: params.id });
    if (!work?.personId) throw notFound();
    refuseUnrateable(work, now());
    const { personId, id: itemId } = work;
    await rateWork(ctx, by, { personId, itemId, ratings, comment, whole: true, at: `people.${n}.` });
  }
  return answerRatings(ctx, rater, { limit: 1000, page: 1 });
};
