import type { projectCrews } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { crewAccess } from './crew-access.ts';
import { addressFor, pictureAddress } from './picture-url.ts';
import { ratedRows } from './ratings.db.ts';

export const projectCrewItemRatings: Handler<typeof projectCrews.projectCrewItemRatings> = async (
  { params, query },
  ctx,
) => {
  const { db, caller } = ctx;
  const { chief, planner, office, client } = await crewAccess(db, caller, params.id);
  if (!(chief || planner || office || client)) throw notFound();
  const onlyOwn = !(planner || office);
  const wanted = { crewId: params.id, personId: caller.personId, onlyOwn, ...query };
  const { rows, total } = await ratedRows(db, wanted);
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
  return listOf(items, total, query);
};
