import type { projectCrews } from '@callboard/contract';
import { viewerOf } from '../crew-checks/answer-check.ts';
import { checkRows, countedPositions } from '../crew-checks/check-rows.db.ts';
import { presentCheck } from '../crew-checks/present-check.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { crewAccess } from './crew-access.ts';
import { isNear } from './near-job.ts';
import { addressFor, pictureAddress } from './picture-url.ts';

export const projectCrewItemStatus: Handler<typeof projectCrews.projectCrewItemStatus> = async (
  { params, query },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const { crew, chief, planner, office } = access;
  if (!(chief || planner || office)) throw notFound();
  const viewer = await viewerOf(ctx, access);
  const contact = caller.rights.crewProfile?.includes('CONTACT') ?? false;
  const numbers = contact && isNear(crew, now(), viewer.rules);
  const address = addressFor(ctx);
  const rows = await checkRows(db, { crewId: params.id }, { limit: query.limit, offset: offsetOf(query) });
  const items = rows.map((row) => ({
    ...presentCheck(row, viewer),
    functionCaption: row.functionCaption,
    crewChief: row.crewChief,
    absent: row.absent,
    pictureUrl: pictureAddress(row, address),
    phone: numbers && row.phone !== '' ? row.phone : null,
  }));
  return listOf(items, await countedPositions(db, params.id), query);
};
