import type { CrewRatings, projectCrews } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { crewAccess, addressFor, pictureAddress } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { canRate } from '../members/project-crews.policy.ts';
import { ratingTypes } from './rate-work.db.ts';
import { nextStart, ratedRows } from './rated-rows.db.ts';

/** Who may rate a crew; for everybody else there is nothing to rate. */
export async function raterOf({ db, caller }: Ctx, crewId: string): Promise<CrewAccess> {
  const access = await crewAccess(db, caller, crewId);
  if (!canRate(access)) throw notFound();
  return access;
}

/** Who can be rated for a crew, as far as the caller knows what was said of them. */
export async function answerRatings(
  ctx: Ctx,
  { crew, planner, office }: CrewAccess,
  query: { limit: number; page: number },
): Promise<CrewRatings> {
  const { db, caller } = ctx;
  const of = { crewId: crew.id, personId: caller.personId, now: ctx.now() };
  const { rows, total } = await ratedRows(db, { ...of, onlyOwn: !(planner || office), ...query });
  const address = addressFor(ctx);
  const items = rows.map(({ pictureId, pictureContent, picturePrivate, ...row }) => ({
    ...row,
    pictureUrl: pictureAddress({ pictureId, pictureContent, picturePrivate }, address),
    average:
      row.ratings.length === 0
        ? null
        : Math.round((row.ratings.reduce((sum, { stars }) => sum + stars, 0) / row.ratings.length) * 10) / 10,
    ratings: row.ratings.map((rating) => ({ ...rating, at: new Date(rating.at).toISOString() })),
  }));
  const opensAt = (await nextStart(db, of))?.toISOString() ?? null;
  return { ...listOf(items, total, query), types: await ratingTypes(db), opensAt };
}

export const projectCrewItemRatings: Handler<typeof projectCrews.projectCrewItemRatings> = async (
  { params, query },
  ctx,
) => answerRatings(ctx, await raterOf(ctx, params.id), query);
