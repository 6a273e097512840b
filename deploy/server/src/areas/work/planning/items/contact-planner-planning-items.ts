import type { planning } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { hasMembershipCrew } from '../../planner-members/planner-members.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { personOfContact, plannedBy } from './contact-person.db.ts';
import { aMonthBefore } from './month-before.ts';
import { itemsOfPeople } from '../view/planning-conditions.db.ts';
import { planningItems } from './planning-items.db.ts';
import { planningView } from '../view/planning-view.db.ts';

export const contactPlannerPlanningItems: Handler<typeof planning.contactPlannerPlanningItems> = async (
  { params, query },
  { db, caller, now },
) => {
  const personId = await personOfContact(db, caller, params.id);
  const people = await plannedBy(db, personId);
  const view = planningView(caller);
  const list = await planningItems(db, {
    ...query,
    now: now(),
    inside: view.inside,
    from: query.from ?? aMonthBefore(await todayOfTenant(db, now())),
    conditions: [view.itemSeen, itemsOfPeople(people)],
  });
  return { ...list, hasMembershipCrew: await hasMembershipCrew(db, caller) };
};
