import type { plannerCrews as contract } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { aMonthBefore, planningItems, planningView } from '../planning/planning.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { itemsOfMembers } from './planner-crews.db.ts';
import { canSeeCrew } from './list-crews.ts';
import type { CrewKind } from './list-crews.ts';

type Query = { from?: string | undefined; to?: string | undefined; limit: number; page: number };

async function itemsOf({ db, caller, now }: Ctx, kind: CrewKind, id: string, query: Query) {
  const group = await canSeeCrew({ db, caller }, kind, id);
  const view = planningView(caller);
  const members = itemsOfMembers(group.id);
  return planningItems(db, {
    ...query,
    now: now(),
    inside: view.inside,
    from: query.from ?? aMonthBefore(await todayOfTenant(db, now())),
    conditions: [view.itemSeen, members],
  });
}

export const plannerCrewItems: Handler<typeof contract.plannerCrewItems> = ({ params, query }, ctx) =>
  itemsOf(ctx, 'membership', params.id, query);

export const pCrewItems: Handler<typeof contract.pCrewItems> = ({ params, query }, ctx) =>
  itemsOf(ctx, 'project', params.id, query);
