import type { planning } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { memberRows } from '../../planner-members/planner-members.public.ts';
import { personIsIn } from '../view/planning-conditions.db.ts';
import { personOfContact, plannedBy } from './contact-person.db.ts';

export const contactValueStaff: Handler<typeof planning.contactValueStaff> = async (
  { params, query },
  { db, caller, now },
) => {
  const people = await plannedBy(db, await personOfContact(db, caller, params.id));
  return memberRows(db, {
    ...query,
    caller,
    now: now(),
    conditions: [personIsIn(people)],
    groupId: null,
  });
};
