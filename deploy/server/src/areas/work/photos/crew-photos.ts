import type { photos } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { crewAccess } from '../crew-access/crew-access.public.ts';
import { photoRows } from './photo.db.ts';
import { presentPhoto } from './present-photo.ts';

/** Who plans or leads sees all; everybody else what is approved, and the own. */
export const crewPhotos: Handler<typeof photos.crewPhotos> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const { chief, planner, office } = await crewAccess(db, caller, params.id);
  const sees = chief || planner || office ? {} : { approvedOrOf: caller.personId };
  const { rows, total } = await photoRows(db, { crewId: params.id, ...sees, ...query });
  return listOf(
    rows.map((row) => presentPhoto(row, ctx)),
    total,
    query,
  );
};
