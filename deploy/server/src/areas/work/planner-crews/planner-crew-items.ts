import type { plannerCrews as contract } from '@callboard/contract';
import { sql } from 'kysely';
import type { Ctx, Handler } from '../http/handler.ts';
import { aMonthBefore } from '../planning/month-before.ts';
import { planningItems } from '../planning/planning-items.db.ts';
import { planningView } from '../planning/planning-view.ts';
import { todayOfTenant } from '../settings/today.ts';
import { crewSeen } from './list-crews.ts';
import type { CrewKind } from './list-crews.ts';

type Query = { from?: string | undefined; to?: string | undefined; limit: number; page: number };

async function itemsOf({ db, caller, now }: Ctx, kind: CrewKind, id: string, query: Query) {
  const group = await crewSeen({ db, caller }, kind, id);
  const members = sql<boolean>`i.person_id in (select m.person_id from planner_crew_membership m
    where m.planner_crew_id = ${group.id})`;
  return planningItems(db, {
    ...query,
    from: query.from ?? aMonthBefore(await todayOfTenant(db, now())),
    conditions: [planningView(caller).itemSeen, members],
  });
}

export const plannerCrewItems: Handler<typeof contract.plannerCrewItems> = ({ params, query }, ctx) =>
  itemsOf(ctx, 'membership', params.id, query);

export const pCrewItems: Handler<typeof contract.pCrewItems> = ({ params, query }, ctx) =>
  itemsOf(ctx, 'project', params.id, query);
