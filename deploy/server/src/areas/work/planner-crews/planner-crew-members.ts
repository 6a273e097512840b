import type { plannerCrews as contract } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import type { PersonFilters } from '../planner-members/planner-members.public.ts';
import { canSeeCrew } from './list-crews.ts';
import type { CrewKind } from './list-crews.ts';
import { memberRows } from '../planner-members/planner-members.public.ts';

type Query = PersonFilters & { month?: string | undefined; limit: number; page: number };

async function membersOf(ctx: Ctx, kind: CrewKind, id: string, query: Query) {
  const { db, caller, now } = ctx;
  const group = await canSeeCrew(ctx, kind, id);
  return memberRows(db, { ...query, caller, now: now(), groupId: group.id, conditions: [] });
}

export const plannerCrewMembers: Handler<typeof contract.plannerCrewMembers> = ({ params, query }, ctx) =>
  membersOf(ctx, 'membership', params.id, query);

export const pCrewMembers: Handler<typeof contract.pCrewMembers> = ({ params, query }, ctx) =>
  membersOf(ctx, 'project', params.id, query);
