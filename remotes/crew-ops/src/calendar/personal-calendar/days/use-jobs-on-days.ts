import { useQuery } from '@callboard/client';
import { dayAt, monthOf } from '@callboard/domain';
import { monthSpan } from '@callboard/parts';
import { entriesBetween, isConfirmedJob } from './calendar-days.ts';
import type { JobOnDay } from './jobs-on-days.tsx';
import { calendarQuery } from './personal-calendar.queries.ts';

/** Confirmed jobs on these days, as far as this phone knows: what was read for them, else for their month. */
export function useJobsOnDays(from: string, to: string, enabled: boolean): JobOnDay[] {
  const month = monthSpan(monthOf(from || '2000-01-01'));
  const range = useQuery({ ...calendarQuery(from, to), enabled });
  const kept = useQuery({ ...calendarQuery(month.from, month.to), enabled: false });
  const jobs = entriesBetween(range.data ?? kept.data, from, to)
    .filter(({ entry }) => isConfirmedJob(entry))
    .map(({ day, entry }) => ({
      itemId: entry.id,
      day: entry.startsAt && entry.timeZone ? dayAt(entry.startsAt, entry.timeZone) : day,
      from: entry.from,
      until: entry.until,
      projectName: entry.caption,
    }));
  // One that takes two of the days is one.
  return [...new Map(jobs.map((job) => [job.itemId, job])).values()];
}
