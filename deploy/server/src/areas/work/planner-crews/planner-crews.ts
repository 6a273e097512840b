import type { plannerCrews as contract } from '@callboard/contract';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { personOfContact } from '../planning/contact-person.db.ts';
import { listCrews } from './list-crews.ts';

export const plannerCrews: Handler<typeof contract.plannerCrews> = ({ query }, ctx) =>
  listCrews(ctx, query, { kind: 'membership' });

export const membershipCrews: Handler<typeof contract.membershipCrews> = ({ query }, ctx) =>
  listCrews(ctx, query, { kind: 'membership' });

export const pCrews: Handler<typeof contract.pCrews> = ({ query }, ctx) =>
  listCrews(ctx, query, { kind: 'project' });

/** Project groups that a contact plans with or belongs to. */
export const contactPCrews: Handler<typeof contract.contactPCrews> = async ({ params, query }, ctx) => {
  const person = await personOfContact(ctx.db, ctx.caller, params.id);
  const theirs = sql<boolean>`(g.planner_id = ${person} or exists (select from planner_crew_membership m
    where m.tenant_id = g.tenant_id and m.planner_crew_id = g.id and m.person_id = ${person}))`;
  return listCrews(ctx, query, { kind: 'project', conditions: [theirs] });
};
