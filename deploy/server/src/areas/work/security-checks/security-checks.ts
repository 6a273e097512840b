import type { securityChecks as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { checksOf, plannerNamed } from './checks.db.ts';
import { presentCheck } from './present-check.ts';
import { crewWithChecks } from './security-checks.policy.ts';

export const securityChecks: Handler<typeof contract.securityChecks> = async ({ params, query }, ctx) => {
  const seen = await crewWithChecks(ctx, params.id);
  const { rows, total } = await checksOf(ctx.db, params.id, { ...query, doneOnly: seen.doneOnly });
  const items = rows.map((check) => presentCheck(check, seen, ctx.now()));
  const { plannerId } = seen.crew;
  const planner = plannerId === null || seen.doneOnly ? null : await plannerNamed(ctx.db, plannerId);
  return { ...listOf(items, total, query), mayPlan: seen.mayPlan, planner: planner ?? null };
};
