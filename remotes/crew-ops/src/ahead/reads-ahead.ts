import { queryClient, todayHere } from '@callboard/client';
import type { Job } from '@callboard/contract';
import { addDays, monthOf } from '@callboard/domain';
import type { ReadAhead } from '@callboard/feature';
import { homeQuery } from '@callboard/feature';
import { monthAfter, monthSpan } from '@callboard/parts';
import { jobsQuery } from '../base/crew-ops.queries.ts';
import type { JobTab } from '../base/crew-ops.queries.ts';
import { crewChiefJobsQuery } from '../jobs/job-list/job-list.queries.ts';
import { blocksQuery, calendarQuery } from '../calendar/personal-calendar/days/personal-calendar.queries.ts';
import { tenantSettingsQuery } from '../crew/site-map/map-settings.queries.ts';
import { absencesAhead } from './absences-ahead.ts';
import { jobDayAhead } from './job-day.ts';

/** Today and the next seven. */
const daysAhead = 7;

const jobsIn = (tab: JobTab): Job[] =>
  queryClient.getQueryData(jobsQuery(tab).queryKey)?.pages.flatMap(({ items }) => items) ?? [];

/** The jobs to come by the day that they begin on: of last night too, while they are not over. */
function jobsByDay(today: string): [day: string, jobs: Job[]][] {
  const done = jobsIn('past').filter(({ startDate }) => startDate === today);
  const coming = (['upcoming', 'toConfirm', 'applied'] as const).flatMap(jobsIn);
  const days = Map.groupBy(new Set([...coming, ...done]), ({ startDate }) => startDate);
  return [...days]
    .filter(([day]) => day <= addDays(today, daysAhead))
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/** The lists, today with what still goes on of last night, and the next day with a job. */
export async function* readsToday(): AsyncGenerator<ReadAhead> {
  const today = todayHere();
  yield { query: homeQuery };
  yield { query: jobsQuery('upcoming') };
  yield { query: jobsQuery('toConfirm') };
  const days = jobsByDay(today);
  const next = days.find(([day]) => day > today);
  for (const [day, jobs] of days.filter((each) => each[0] <= today || each === next))
    yield jobDayAhead(day, jobs);
}

/** What else a crew member needs without network, the nearest first. */
export async function* readsAhead(): AsyncGenerator<ReadAhead> {
  const today = todayHere();
  const tomorrow = addDays(today, 1);
  for (const [day, jobs] of jobsByDay(today).filter(([day]) => day <= tomorrow)) yield jobDayAhead(day, jobs);
  const month = monthOf(today);
  for (const first of [month, monthAfter(month)]) {
    const { from, to } = monthSpan(first);
    yield { query: calendarQuery(from, to) };
  }
  yield { query: blocksQuery };
  yield absencesAhead(today, daysAhead);
  yield { query: jobsQuery('applied') };
  yield { query: jobsQuery('past') };
  for (const [day, jobs] of jobsByDay(today)) yield jobDayAhead(day, jobs);
  if ([...jobsIn('upcoming'), ...jobsIn('past')].some(({ chief }) => chief)) {
    yield { query: crewChiefJobsQuery('upcoming') };
    yield { query: crewChiefJobsQuery('past') };
  }
  yield { query: tenantSettingsQuery };
}
