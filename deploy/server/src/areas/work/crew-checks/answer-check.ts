import type { CrewCheck } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Ctx } from '../http/handler.ts';
import { crewAccess } from '../project-crews/crew-access.ts';
import type { CrewAccess } from '../project-crews/crew-access.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { checkRows } from './check-rows.db.ts';
import type { CheckRow } from './check-rows.db.ts';
import { presentCheck } from './present-check.ts';
import type { CheckViewer } from './present-check.ts';

type Reading = Pick<Ctx, 'db' | 'caller' | 'now'>;

export async function viewerOf({ db, caller, now }: Reading, access: CrewAccess): Promise<CheckViewer> {
  const { leads, office } = access;
  return { personId: caller.personId, leads, office, now: now(), rules: await tenantRules(db) };
}

/** A check, named by its own id or by that of its position, for who may see it: the person, chiefs and desks. */
export async function visibleCheck(
  ctx: Reading,
  id: string,
): Promise<{ row: CheckRow; access: CrewAccess; viewer: CheckViewer }> {
  const { db, caller } = ctx;
  const [row] = await checkRows(db, { checkOrItemId: id });
  if (!row) throw notFound();
  const access = await crewAccess(db, caller, row.crewId);
  const { chief, planner, office } = access;
  if (!(row.personId === caller.personId || chief || planner || office)) throw notFound();
  return { row, access, viewer: await viewerOf(ctx, access) };
}

export async function answerCheck(ctx: Reading, id: string): Promise<CrewCheck> {
  const { row, viewer } = await visibleCheck(ctx, id);
  return presentCheck(row, viewer);
}
