import type { CalendarProblem } from '@callboard/contract';
import { FetchFailed, fetchOutside } from '#platform/fetch/fetch-outside.ts';
import type { FetchFailure, OutsideAnswer } from '#platform/fetch/fetch-outside.ts';
import { ownCalendarHosts } from './calendar-address.ts';

type Validators = { readonly etag: string | null; readonly lastModified: string | null };
export type Fetched =
  | { readonly problem: CalendarProblem }
  | { readonly unchanged: true }
  | ({ readonly bytes: Uint8Array } & Validators);

const limits = { withinMs: 10_000, mostBytes: 2 * 1024 * 1024, redirects: 3 };

const problems: Record<FetchFailure, CalendarProblem> = {
  address: 'broken',
  inner: 'broken',
  redirects: 'broken',
  unreachable: 'unreachable',
  late: 'late',
  large: 'large',
};

function problemOf(status: number): CalendarProblem | null {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'gone';
  return status === 200 || status === 304 ? null : 'broken';
}

/** What a calendar's address answers; what was answered before need not be sent again. */
export async function fetchCalendar(address: string, before: Validators): Promise<Fetched> {
  const headers: Record<string, string> = { Accept: 'text/calendar', 'User-Agent': 'Callboard' };
  if (before.etag) headers['If-None-Match'] = before.etag;
  if (before.lastModified) headers['If-Modified-Since'] = before.lastModified;
  let answer: OutsideAnswer;
  try {
    answer = await fetchOutside(address, { ...limits, headers, ownHosts: ownCalendarHosts() });
  } catch (error) {
    if (error instanceof FetchFailed) return { problem: problems[error.reason] };
    throw error;
  }
  const problem = problemOf(answer.status);
  if (problem) return { problem };
  if (answer.status === 304) return { unchanged: true };
  const { etag = null, 'last-modified': lastModified = null } = answer.headers;
  return { bytes: answer.body, etag, lastModified };
}
