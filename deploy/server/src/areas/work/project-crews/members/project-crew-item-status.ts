import type { CrewStatusRow, ListOf, projectCrews } from '@callboard/contract';
import {
  checkViewerOf,
  checkRows,
  countedPositions,
  presentCheck,
} from '../../crew-checks/crew-checks.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import type { Page } from '#platform/db/list/paging.ts';
import { crewAccess, addressFor, pictureAddress } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { isNear } from './near-job.ts';

/** Whether somebody may see how far each person of the crew is. */
export const canSeeStatus = ({ chief, planner, office }: CrewAccess): boolean => chief || planner || office;

export async function crewStatus(ctx: Ctx, access: CrewAccess, page: Page): Promise<ListOf<CrewStatusRow>> {
  const { db, caller, now } = ctx;
  const { crew } = access;
  const viewer = await checkViewerOf(ctx, access);
  const contact = caller.rights.crewProfile?.includes('CONTACT') ?? false;
  const numbers = contact && isNear(crew, now(), viewer.rules);
  const address = addressFor(ctx);
  const rows = await checkRows(db, { crewId: crew.id }, { limit: page.limit, offset: offsetOf(page) });
  const items = rows.map((row) => ({
    ...presentCheck(row, viewer),
    functionCaption: row.functionCaption,
    crewChief: row.crewChief,
    absent: row.absent,
    pictureUrl: pictureAddress(row, address),
    phone: numbers && row.phone !== '' ? row.phone : null,
  }));
  return listOf(items, await countedPositions(db, crew.id), page);
}

export const projectCrewItemStatus: Handler<typeof projectCrews.projectCrewItemStatus> = async (
  { params, query },
  ctx,
) => {
  const access = await crewAccess(ctx.db, ctx.caller, params.id);
  if (!canSeeStatus(access)) throw notFound();
  return crewStatus(ctx, access, query);
};
