import { queryClient, todayHere } from '@callboard/client';
import type { Absence, PlannerGrid } from '@callboard/contract';
import { addDays, monthOf } from '@callboard/domain';
import { client, clientOrPlanner, planner } from '@callboard/feature';
import type { ReadAhead } from '@callboard/feature';
import { monthSpan } from '@callboard/parts';
import { mayNow } from '@callboard/session';
import { isWide } from '@callboard/ui';
import { membershipCrewsQuery } from '../base/membership-crew.queries.ts';
import { plannedPositionsQuery } from '../planned-positions/planned-positions.queries.ts';
import { moved, shownPeriod } from '../planner-crew/period/period.ts';
import {
  gridFiltersQuery,
  plannerFiguresQuery,
  plannerGridQuery,
} from '../planner-crew/grid-data/planner-grid.queries.ts';
import type { Period } from '../planner-crew/grid-data/planner-grid.queries.ts';
import { planningCrewsQuery } from '../planning-calendar/planning-calendar.queries.ts';
import { weekOf } from '../planning-calendar/address/use-planning-address.ts';
import { openTodosQuery } from '../todo-calendar/todo.queries.ts';
import { vacationQuery, vacationQueueQuery } from '../vacations/vacation.queries.ts';

/** The next seven days. */
const daysAhead = 7;
/** As many as are decided at one go. */
const requestsAhead = 10;

/** What a planner or a client needs without a connection, the nearest first, as each page asks for it. */
export function* readsAhead(): Generator<ReadAhead> {
  const today = todayHere();
  const later = addDays(today, daysAhead);
  if (mayNow(clientOrPlanner.with('planningCalendar'))) {
    const spanOf = isWide() ? weekOf : (day: string) => monthSpan(monthOf(day));
    const spans = new Map([today, later].map(spanOf).map((span) => [span.from, span]));
    for (const span of spans.values()) yield { query: planningCrewsQuery(span, 'all') };
  }
  if (mayNow(clientOrPlanner.with('crews'))) {
    const now = shownPeriod({}, today, isWide());
    const next = shownPeriod({ from: moved(now.from, now.span, 1, today) }, today, isWide());
    for (const period of [now, next]) yield { query: plannerGridQuery(period, 1) };
    yield { query: gridFiltersQuery(now) };
    yield { query: plannerFiguresQuery(now, 1) };
  }
  if (mayNow(planner.with('toDoCalendar'))) yield { query: openTodosQuery('own') };
  if (mayNow(planner)) yield* requestsWaiting();
  if (mayNow(client.with('planningCrewItemList'))) yield { query: plannedPositionsQuery({ q: '' }) };
  if (mayNow(clientOrPlanner.with('membershipCrews'))) yield { query: membershipCrewsQuery('') };
  if (mayNow(clientOrPlanner.with('crews'))) yield* restOf(shownPeriod({}, today, isWide()));
}

/** The vacations that wait longest, each with what speaks for and against it. */
function* requestsWaiting(): Generator<ReadAhead> {
  const queue = vacationQueueQuery('requests');
  yield { query: queue };
  const read = queryClient.getQueryData<{ pages: { items: Absence[] }[] }>(queue.queryKey);
  const first = read?.pages[0]?.items ?? [];
  for (const { id } of first.slice(0, requestsAhead)) yield { query: vacationQuery(id) };
}

/** Everybody else of this week, as far as the budget reaches: how many there are came with the first page. */
function* restOf(period: Period): Generator<ReadAhead> {
  const first = queryClient.getQueryData<PlannerGrid>(plannerGridQuery(period, 1).queryKey);
  const pages = first ? Math.ceil(first.total / first.limit) : 1;
  for (let page = 2; page <= pages; page += 1) yield { query: plannerGridQuery(period, page) };
}
