import type { planning } from '@callboard/contract';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { memberRows } from '../planner-crews/member-rows.ts';
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
    conditions: [sql<boolean>`p.id in ${people}`],
    groupId: null,
  });
};
