import type { planning } from '@callboard/contract';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { hasMembershipCrew } from '../planner-crews/planner-crews.db.ts';
import { todayOfTenant } from '../settings/today.ts';
import { personOfContact, plannedBy } from './contact-person.db.ts';
import { aMonthBefore } from './month-before.ts';
import { planningItems } from './planning-items.db.ts';
import { planningView } from './planning-view.ts';

export const contactPlannerPlanningItems: Handler<typeof planning.contactPlannerPlanningItems> = async (
  { params, query },
  { db, caller, now },
) => {
  const personId = await personOfContact(db, caller, params.id);
  const people = await plannedBy(db, personId);
  const list = await planningItems(db, {
    ...query,
    from: query.from ?? aMonthBefore(await todayOfTenant(db, now())),
    conditions: [planningView(caller).itemSeen, sql<boolean>`i.person_id in ${people}`],
  });
  return { ...list, hasMembershipCrew: await hasMembershipCrew(db, caller) };
};
