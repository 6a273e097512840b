import type { crewMembers } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { presentRating } from './crew-ratings.ts';
import { ratedWork, rateWork, refuseUnrateable } from '../../work/project-crews/project-crews.public.ts';
import { personExists, ratingAverages, ratingRows, worksFor } from './ratings.db.ts';

export const rateCrewMember: Handler<typeof crewMembers.rateCrewMember> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const by = viewer.personId;
  // Nobody rates themselves, and outside the office a rating is about a job.
  if (by === null || by === params.id) throw notFound();
  const known = viewer.inside ? await personExists(db, params.id) : await worksFor(db, viewer, params.id);
  if (!known) throw notFound();
  if (body.crewItemId === undefined && !viewer.inside)
    throw new AppError('invalid', { fields: [{ path: 'crewItemId', code: 'required' }] });
  if (body.crewItemId !== undefined) {
    const work = await ratedWork(db, viewer, { itemId: body.crewItemId, personId: params.id });
    if (!work) throw notFound();
    refuseUnrateable(work, now());
  }
  const itemId = body.crewItemId ?? null;
  const { ratings, comment } = body;
  await rateWork(ctx, by, { personId: params.id, itemId, ratings, comment, whole: false });
  const rows = await ratingRows(db, viewer, { personId: params.id, by, limit: 20, page: 1 });
  const mine = rows.filter((row) => row.crewItemId === itemId);
  const { average } = await ratingAverages(db, viewer, params.id);
  return { ratings: mine.map((row) => presentRating(row, viewer)), average };
};
