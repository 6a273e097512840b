import type { PlannerGrid, plannerGrid as contract } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { requireRange } from '../../../platform/http/range.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { abilitiesOf, hasMembershipCrew } from '../planner-members/planner-members.public.ts';
import type { CalendarCell } from './calendar-cells.ts';
import { gridCrews } from './grid-crews.db.ts';
import { mayPlan } from './may-plan.ts';
import { peopleByDays } from './people-by-days.ts';

export const mostDays = 31;
export const mostPeople = 5_000;

/** The crews that cells speak of, each once. */
function placesOf(cells: readonly CalendarCell[]): PlannerGrid['places'] {
  const places = new Map<string, PlannerGrid['places'][number]>();
  for (const { items } of cells)
    for (const { crewId, crewName, projectNumber, projectName } of items)
      if (!places.has(crewId)) places.set(crewId, { crewId, crewName, projectNumber, projectName });
  return [...places.values()];
}

const idsIn = (some: readonly { id: string }[]): string[] => some.map(({ id }) => id);

/** What people can be picked by: only what somebody has. */
function usedBy(
  people: readonly string[],
  namedOf: (id: string) => readonly { id: string; caption: string }[],
) {
  const used = new Map(people.flatMap((id) => namedOf(id).map((one) => [one.id, one.caption] as const)));
  return [...used].map(([id, caption]) => ({ id, caption }));
}

export const plannerGrid: Handler<typeof contract.plannerGrid> = async ({ query }, ctx) => {
  requireRange(query, mostDays);
  const { db, caller, now } = ctx;
  const { from, to } = query;
  const page = { ...query, mode: 'all' as const, projects: [], limit: mostPeople, page: 1 };
  const { view, people, rows, total, ownHolidays } = await peopleByDays(ctx, page);
  const today = await todayOfTenant(db, now());
  const abilities = await abilitiesOf(db, people);
  const crews = await gridCrews(db, caller, people);
  const region = (id: string | null) => abilities.region(id);
  const regions = new Map(rows.flatMap(({ regionId }) => (regionId ? [[regionId, region(regionId)]] : [])));
  return {
    from,
    to,
    today,
    people: rows.map(({ personId, name, city, regionId, cells }) => ({
      id: personId,
      name,
      city,
      regionId,
      crews: crews.of(personId),
      functions: idsIn(abilities.functions(personId)),
      tags: idsIn(abilities.tags(personId)),
      skills: idsIn(abilities.skills(personId)),
      cells,
    })),
    left: total - rows.length,
    places: placesOf(rows.flatMap(({ cells }) => cells)),
    filters: {
      crews: crews.all,
      functions: usedBy(people, abilities.functions),
      tags: usedBy(people, abilities.tags),
      skills: usedBy(people, abilities.skills),
      regions: [...regions.values()].flatMap((one) => (one ? [one] : [])),
    },
    bankHolidays: ownHolidays.map(({ day, caption }) => ({ day, caption })),
    hasMembershipCrew: await hasMembershipCrew(db, caller),
    may: { seeSpare: view.seeSpare, plan: mayPlan(caller, view) },
  };
};
