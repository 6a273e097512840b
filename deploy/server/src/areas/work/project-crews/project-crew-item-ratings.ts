import type { projectCrews } from '@callboard/contract';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { crewAccess, addressFor, pictureAddress } from '../crew-access/crew-access.public.ts';
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
