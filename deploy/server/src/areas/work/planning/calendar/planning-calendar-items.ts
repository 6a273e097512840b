import type { planning } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { requireRange } from '#platform/http/answer/range.ts';
import { hasMembershipCrew, idsOf } from '../../planner-members/planner-members.public.ts';
import { functionsOfPeople } from './calendar-people.db.ts';
import { mayPlan } from '../view/may-plan.ts';
import { peopleByDays } from './people-by-days.ts';

const mostDays = 93;

export const planningCalendarItems: Handler<typeof planning.planningCalendarItems> = async (
  { query },
  ctx,
) => {
  requireRange(query, mostDays);
  const { db, caller } = ctx;
  const { from, to } = query;
  const found = await peopleByDays(ctx, { ...query, projects: idsOf(query.projects) });
  const { view, people, rows, total, ownHolidays } = found;
  const functions = people.length > 0 ? await functionsOfPeople(db, people) : null;
  return {
    items: rows.map((row) => ({
      ...row,
      city: view.inside ? row.city : '',
      functions: functions?.get(row.personId) ?? [],
    })),
    total,
    page: query.page,
    limit: query.limit,
    from,
    to,
    bankHolidays: ownHolidays.map(({ day, caption }) => ({ day, caption })),
    hasMembershipCrew: await hasMembershipCrew(db, caller),
    may: { seeSpare: view.seeSpare, plan: mayPlan(caller, view) },
  };
};
