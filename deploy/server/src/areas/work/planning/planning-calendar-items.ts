import type { planning } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { hasMembershipCrew, idsOf, personConditions } from '../planner-members/planner-members.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { cellsOf, daysAround } from './calendar-cells.ts';
import { calendarDaysOff } from './calendar-days-off.db.ts';
import { calendarItems } from './calendar-items.db.ts';
import { calendarPeople, functionsOfPeople } from './calendar-people.db.ts';
import { calendarTenant } from './calendar-tenant.db.ts';
import { both, ofProjects } from './planning-conditions.db.ts';
import { modeConditions, planningView } from './planning-view.db.ts';
import { requireRange } from '../../../platform/http/range.ts';

const mostDays = 93;

/** People by days. One query per source, whatever the number of people; the cells are built in memory. */
export const planningCalendarItems: Handler<typeof planning.planningCalendarItems> = async (
  { query },
  { db, caller, now },
) => {
  requireRange(query, mostDays);
  const { from, to, mode } = query;
  const view = planningView(caller);
  const today = mode === 'ongoing' ? await todayOfTenant(db, now()) : '';
  const seen = both(view.itemSeen, modeConditions[mode](today));
  const projects = idsOf(query.projects);
  // Who plans and sees spare positions sees all there is: nothing has to be asked of each position.
  const everything = view.inside && view.seeSpare && mode === 'all';
  const everybody = view.inside && mode === 'all' && projects.length === 0;
  const item = ofProjects(seen, projects);
  const { rows, total } = await calendarPeople(db, {
    ...query,
    conditions: await personConditions(db, query),
    item: everything && projects.length === 0 ? null : item,
    everybody,
  });
  const { rules, ownHolidays, holidaysOf } = await calendarTenant(db, query);
  const people = rows.map(({ personId }) => personId);
  const range = { people, from, to };
  const some = people.length > 0;
  const functions = some ? await functionsOfPeople(db, people) : null;
  const items = some ? await calendarItems(db, { ...range, seen: everything ? null : seen, projects }) : [];
  const byItem = Map.groupBy(items, ({ personId }) => personId);
  // Days off are nobody's business but those who plan.
  const off = some && view.inside ? await calendarDaysOff(db, range) : null;
  const around = daysAround(query);
  const at = now().getTime();
  return {
    items: rows.map((row) => ({
      personId: row.personId,
      contactNumber: row.contactNumber,
      name: row.name,
      city: row.city,
      regionId: row.regionId,
      functions: functions?.get(row.personId) ?? [],
      cells: cellsOf(
        {
          items: byItem.get(row.personId) ?? [],
          absences: off?.absences.get(row.personId) ?? [],
          blocks: off?.blocks.get(row.personId) ?? [],
          bankHolidays: view.inside ? holidaysOf(row.regionId) : [],
          expiring: off?.expiring.get(row.personId) ?? new Map(),
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
    bankHolidays: ownHolidays.map(({ day, caption }) => ({ day, caption })),
    hasMembershipCrew: await hasMembershipCrew(db, caller),
    may: { seeSpare: view.seeSpare, plan: caller.rights.crews?.includes('EDIT') === true && view.inside },
  };
};
