import type { plannerGrid as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { requireRange } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { abilitiesOf, hasMembershipCrew } from '../../planner-members/planner-members.public.ts';
import type { CalendarCell } from '../calendar/calendar-cells.ts';
import { gridCrews } from './grid-crews.db.ts';
import { mayPlan } from '../view/may-plan.ts';
import { peopleByDays } from '../calendar/people-by-days.ts';

export const mostDays = 31;

const idsIn = (some: readonly { id: string }[]): string[] => some.map(({ id }) => id);

const gridCell = ({ code: _code, pending: _pending, items, ...cell }: CalendarCell) => ({
  ...cell,
  items: items.map(({ id, version, status }) => ({ id, version, status })),
});

export const plannerGrid: Handler<typeof contract.plannerGrid> = async ({ query }, ctx) => {
  requireRange(query, mostDays);
  const { db, caller, now } = ctx;
  const { from, to, page, limit } = query;
  const { view, people, rows, total, ownHolidays } = await peopleByDays(ctx, {
    ...query,
    mode: 'all',
    projects: [],
  });
  const abilities = await abilitiesOf(db, people);
  const today = await todayOfTenant(db, now());
  const crews = await gridCrews(db, caller, people);
  return {
    from,
    to,
    today,
    people: rows.map(({ personId, name, city, regionId, cells }) => ({
      id: personId,
      name,
      city: view.inside ? city : '',
      regionId,
      crews: crews.of(personId),
      functions: idsIn(abilities.functions(personId)),
      tags: idsIn(abilities.tags(personId)),
      skills: idsIn(view.inside ? abilities.skills(personId) : abilities.skillsOn(personId, today)),
      cells: cells.map(gridCell),
    })),
    total,
    page,
    limit,
    bankHolidays: ownHolidays.map(({ day, caption }) => ({ day, caption })),
    hasMembershipCrew: await hasMembershipCrew(db, caller),
    may: { seeSpare: view.seeSpare, plan: mayPlan(caller, view) },
  };
};
