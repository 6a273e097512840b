import type { PlanningMode } from '@callboard/contract';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personConditions } from '../../planner-members/planner-members.public.ts';
import type { PersonFilters } from '../../planner-members/planner-members.public.ts';
import { cellsOf, daysAround } from './calendar-cells.ts';
import { calendarDaysOff } from './calendar-days-off.db.ts';
import { calendarItems } from './calendar-items.db.ts';
import { calendarPeople } from './calendar-people.db.ts';
import { calendarTenant } from './calendar-tenant.db.ts';
import { both, ofProjects } from '../view/planning-conditions.db.ts';
import { modeConditions, planningView } from '../view/planning-view.db.ts';

type Wanted = PersonFilters & {
  from: string;
  to: string;
  mode: PlanningMode;
  projects: readonly string[];
  limit: number;
  page: number;
};

/** Who is on the list of somebody who looks at these days, and what of them is seen. */
export async function peopleOfDays({ db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>, wanted: Wanted) {
  const { mode, projects } = wanted;
  const view = planningView(caller);
  const today = mode === 'ongoing' ? await todayOfTenant(db, now()) : '';
  const seen = both(view.itemSeen, modeConditions[mode](today));
  // Who plans and sees spare positions sees all there is: nothing has to be asked of each position.
  const everything = view.inside && view.seeSpare && mode === 'all';
  const { rows, total } = await calendarPeople(db, {
    ...wanted,
    conditions: await personConditions(db, wanted),
    item: everything && projects.length === 0 ? null : ofProjects(seen, projects),
    everybody: view.inside && mode === 'all' && projects.length === 0,
  });
  return { view, rows, total, seen: everything ? null : seen };
}

/** People by days. One query per source, whatever the number of people; the cells are built in memory. */
export async function peopleByDays(ctx: Pick<Ctx, 'db' | 'caller' | 'now'>, wanted: Wanted) {
  const { db, now } = ctx;
  const { from, to, projects } = wanted;
  const { view, rows, total, seen } = await peopleOfDays(ctx, wanted);
  const { rules, ownHolidays, holidaysOf } = await calendarTenant(db, wanted);
  const people = rows.map(({ personId }) => personId);
  const range = { people, from, to };
  const some = people.length > 0;
  const items = some ? await calendarItems(db, { ...range, seen, projects }) : [];
  const byItem = Map.groupBy(items, ({ personId }) => personId);
  // Days off are nobody's business but those who plan.
  const off = some && view.inside ? await calendarDaysOff(db, range) : null;
  const around = daysAround(wanted);
  const at = now().getTime();
  const cellsOfRow = ({ personId, regionId }: (typeof rows)[number]) =>
    cellsOf(
      {
        items: byItem.get(personId) ?? [],
        absences: off?.absences.get(personId) ?? [],
        blocks: off?.blocks.get(personId) ?? [],
        busy: off?.busy.get(personId) ?? [],
        bankHolidays: view.inside ? holidaysOf(regionId) : [],
        expiring: off?.expiring.get(personId) ?? new Map(),
      },
      around,
      rules,
      at,
    );
  return { view, people, total, ownHolidays, rows: rows.map((row) => ({ ...row, cells: cellsOfRow(row) })) };
}
