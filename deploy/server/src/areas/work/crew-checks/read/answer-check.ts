import type { CrewCheck } from '@callboard/contract';
import type { TenantRules } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { checkRows } from './check-rows.db.ts';
import type { CheckRow } from './check-rows.db.ts';
import { presentCheck } from './present-check.ts';
import type { CheckViewer } from './present-check.ts';

type Reading = Pick<Ctx, 'db' | 'caller' | 'now'>;

type Looking = Pick<CrewAccess, 'leads' | 'office'>;

export const viewerWith = (
  { caller, now }: Pick<Ctx, 'caller' | 'now'>,
  { leads, office }: Looking,
  rules: TenantRules,
): CheckViewer => ({
  personId: caller.personId,
  leads,
  office,
  desk: office || caller.roles.includes('planner'),
  now: now(),
  rules,
});

export const checkViewerOf = async (ctx: Reading, access: Looking): Promise<CheckViewer> =>
  viewerWith(ctx, access, await tenantRules(ctx.db));

/** A check, named by its own id or by that of its position, for who may see it: the person, chiefs and desks. */
export async function findVisibleCheck(
  ctx: Reading,
  id: string,
): Promise<{ row: CheckRow; access: CrewAccess; viewer: CheckViewer }> {
  const { db, caller } = ctx;
  const [row] = await checkRows(db, { checkOrItemId: id });
  if (!row) throw notFound();
  const access = await crewAccess(db, caller, row.crewId);
  const { chief, planner, office } = access;
  if (!(row.personId === caller.personId || chief || planner || office)) throw notFound();
  return { row, access, viewer: await checkViewerOf(ctx, access) };
}

export async function answerCheck(ctx: Reading, id: string): Promise<CrewCheck> {
  const { row, viewer } = await findVisibleCheck(ctx, id);
  return presentCheck(row, viewer);
}
