import type { planning } from '@callboard/contract';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { hasMembershipCrew } from '../planner-crews/planner-crews.db.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { todayOfTenant } from '../settings/today.ts';
import { cellsOf, daysAround } from './calendar-cells.ts';
import {
  calendarAbsences,
  calendarBlocks,
  calendarHolidays,
  calendarItems,
  expiringSkills,
} from './calendar-items.db.ts';
import { calendarPeople, functionsOfPeople } from './calendar-people.db.ts';
import { idsOf, personConditions } from './person-filter.db.ts';
import { modeConditions, planningView } from './planning-view.ts';
import { requireRange } from './range.ts';

const mostDays = 93;

/** People by days. One query per source, whatever the number of people; the cells are built in memory. */
export const planningCalendarItems: Handler<typeof planning.planningCalendarItems> = async (
  { query },
  { db, caller, now },
) => {
  requireRange(query, mostDays);
  const { from, to, mode } = query;
  const view = planningView(caller);
  const seen = sql<boolean>`(${view.itemSeen} and ${modeConditions[mode](await todayOfTenant(db, now()))})`;
  const projects = idsOf(query.projects);
  // Who plans and sees spare positions sees all there is: nothing has to be asked of each position.
  const everything = view.inside && view.seeSpare && mode === 'all';
  const everybody = view.inside && mode === 'all' && projects.length === 0;
  const item =
    projects.length === 0 ? seen : sql<boolean>`(${seen} and i.project_id in (${sql.join(projects)}))`;
  const { rows, total } = await calendarPeople(db, {
    ...query,
    conditions: await personConditions(db, query),
    item: everything && projects.length === 0 ? null : item,
    everybody,
  });
  const holidays = await calendarHolidays(db, query);
  const people = rows.map(({ personId }) => personId);
  const range = { people, from, to };
  const some = people.length > 0;
  // Days off are nobody's business but those who plan.
  const inside = some && view.inside;
  const functions = Map.groupBy(some ? await functionsOfPeople(db, people) : [], (one) => one.personId);
  const items = some ? await calendarItems(db, { ...range, seen: everything ? null : seen, projects }) : [];
  const byItem = Map.groupBy(items, ({ personId }) => personId);
  const absences = Map.groupBy(inside ? await calendarAbsences(db, range) : [], (one) => one.personId);
  const blocks = Map.groupBy(inside ? await calendarBlocks(db, range) : [], (one) => one.personId);
  const expiring = Map.groupBy(inside ? await expiringSkills(db, range) : [], (one) => one.personId);
  const rules = await tenantRules(db);
  const around = daysAround(query);
  const at = now().getTime();
  return {
    items: rows.map((row) => ({
      personId: row.personId,
      contactNumber: row.contactNumber,
      name: row.name,
      city: row.city,
      regionId: row.regionId,
      functions: (functions.get(row.personId) ?? []).map(({ short }) => short),
      cells: cellsOf(
        {
          items: byItem.get(row.personId) ?? [],
          absences: absences.get(row.personId) ?? [],
          blocks: blocks.get(row.personId) ?? [],
          bankHolidays: view.inside ? holidays.of(row.regionId) : [],
          expiring: new Map(expiring.get(row.personId)?.map((one) => [one.functionId, one.until])),
        },
        around,
        rules,
        at,
      ),
    })),
    total,
    page: query.page,
    limit: query.limit,
    from,
    to,
    bankHolidays: holidays.own.map(({ day, caption }) => ({ day, caption })),
    hasMembershipCrew: await hasMembershipCrew(db, caller),
    may: { seeSpare: view.seeSpare, plan: caller.rights.crews?.includes('EDIT') === true && view.inside },
  };
};
