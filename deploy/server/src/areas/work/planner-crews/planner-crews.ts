import type { plannerCrews as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { personOfContact } from '../planning/planning.public.ts';
import { groupsOf } from './planner-crews.db.ts';
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
  const theirs = groupsOf(person);
  return listCrews(ctx, query, { kind: 'project', conditions: [theirs] });
};
