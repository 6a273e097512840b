import type { PlannerCrewRow } from '@callboard/contract';
import type { RawBuilder } from 'kysely';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { hasMembershipCrew } from '../planner-members/planner-members.public.ts';
import { noSearch, searching } from '#platform/db/list/search.ts';
import { isGroup, plannerCrewRows } from './planner-crews.db.ts';
import type { PlannerCrewFound } from './planner-crews.db.ts';
import { presentCrew } from './present-crew.ts';

type Query = {
  limit: number;
  page: number;
  q?: string | undefined;
  mine?: 'true' | 'false' | undefined;
};
type CrewsCtx = Pick<Ctx, 'db' | 'caller'>;
export type CrewKind = 'membership' | 'project';

export async function listCrews(
  { db, caller }: CrewsCtx,
  { mine, ...query }: Query,
  { kind, conditions = [] }: { kind?: CrewKind; conditions?: readonly RawBuilder<boolean>[] },
) {
  const { rows, total } = await searching(query.q, (search) =>
    plannerCrewRows(db, {
      ...query,
      search,
      caller,
      kind,
      conditions,
      mine: mine === undefined ? undefined : mine === 'true',
    }),
  );
  const items: PlannerCrewRow[] = rows.map((row) => presentCrew(row, caller));
  return { ...listOf(items, total, query), hasMembershipCrew: await hasMembershipCrew(db, caller) };
}

/** A group that the caller sees; foreign, hidden and missing ones are the same. */
export async function canSeeCrew(
  { db, caller }: CrewsCtx,
  kind: CrewKind,
  id: string,
): Promise<PlannerCrewFound> {
  const { rows } = await plannerCrewRows(db, {
    caller,
    kind,
    search: noSearch,
    conditions: [isGroup(id)],
    limit: 1,
    page: 1,
  });
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}
