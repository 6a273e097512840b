import type { BodyOf, CrewStatusRow, projectCrews } from '@callboard/contract';
import {
  approvedMinutes,
  clockAt,
  hoursNeed,
  instantOf,
  addDays,
  isoAt,
  plannedMinutes,
} from '@callboard/domain';
import type { HoursNeed, RoundingStep } from '@callboard/domain';
import { tenantRules } from '../../base/tenant-rules.ts';
import { rowPresence } from '../check/row-presence.ts';

/** Hours that are not as they were checked: clocks of the site, and why. */
export type Correction = {
  readonly from: string;
  readonly until: string;
  readonly breakMinutes: string;
  readonly reason: string;
};
export type Corrections = Readonly<Record<string, Correction>>;
type Span = { readonly from: Date; readonly until: Date; readonly breakMinutes: number };

/** What hours are corrected from. */
export type HoursBase = Pick<
  CrewStatusRow,
  'plannedFrom' | 'plannedUntil' | 'checkedFrom' | 'checkedUntil' | 'breakMinutes'
>;

/** What somebody's hours wait for, as the server judges it. */
export const needOf = (row: CrewStatusRow, now: number): HoursNeed | null => hoursNeed(rowPresence(row, now));

/** Minutes that were planned, without the break that they owe, as everything beside them. */
export const plannedOf = ({ plannedFrom, plannedUntil }: HoursBase): number =>
  plannedMinutes(new Date(plannedFrom), new Date(plannedUntil), tenantRules());

/** From when until when people were planned: positions may have been moved since their crew was created. */
export function plannedSpan(rows: readonly HoursBase[]): { startsAt: string; endsAt: string } | null {
  if (rows.length === 0) return null;
  const from = rows.map(({ plannedFrom }) => Date.parse(plannedFrom));
  const until = rows.map(({ plannedUntil }) => Date.parse(plannedUntil));
  const instant = (ms: number) => new Date(ms).toISOString();
  return { startsAt: instant(Math.min(...from)), endsAt: instant(Math.max(...until)) };
}

/** Who has hours to sign off: who did not come has none. */
export const peopleWithHours = (rows: readonly CrewStatusRow[]): number =>
  rows.filter(({ checkedFrom }) => checkedFrom !== null).length;

/** The instant of a clock on the day that comes nearest to another instant: nobody types days at midnight. */
function nearest(time: string, to: Date, zone: string): Date {
  const { day } = clockAt(to, zone);
  const all = [-1, 0, 1].map((days) => instantOf(addDays(day, days), time, zone));
  const gap = (at: Date) => Math.abs(at.getTime() - to.getTime());
  return all.reduce((best, at) => (gap(at) < gap(best) ? at : best));
}

const zoneOf = (zone: string) => (at: string) => clockAt(at, zone).time;

/** What is checked, as the form begins with it. */
export function asChecked(row: HoursBase, zone: string): Correction {
  const clock = zoneOf(zone);
  return {
    from: clock(row.checkedFrom ?? row.plannedFrom),
    until: clock(row.checkedUntil ?? row.plannedUntil),
    breakMinutes: String(row.breakMinutes),
    reason: '',
  };
}

/** Longer is nobody's day: then the clocks are mixed up. */
const longestMs = 16 * 60 * 60_000;

/** The span that a correction means: near what was checked, and over midnight where it would end before it begins. */
export function spanOf(row: HoursBase, { from, until, breakMinutes }: Correction, zone: string): Span {
  const begin = nearest(from, new Date(row.checkedFrom ?? row.plannedFrom), zone);
  const near = nearest(until, new Date(row.checkedUntil ?? row.plannedUntil), zone);
  const next = instantOf(addDays(clockAt(near, zone).day, 1), until, zone);
  const isNext = near <= begin && next.getTime() - begin.getTime() <= longestMs;
  const end = isNext ? next : near;
  return { from: begin, until: end, breakMinutes: Number(breakMinutes) };
}

/** What will be approved for a row: as checked or as corrected, rounded once; nothing for a no-show. */
export function proposedOf(row: CrewStatusRow, correction: Correction | undefined, zone: string) {
  if (!row.checkedFrom || !row.checkedUntil) return null;
  const span = correction
    ? spanOf(row, correction, zone)
    : {
        from: new Date(row.checkedFrom),
        until: new Date(row.checkedUntil),
        breakMinutes: row.breakMinutes,
      };
  return { ...span, minutes: approvedMinutes(span, row.roundingMinutes as RoundingStep) };
}

export type HoursProblem = { readonly field: keyof Correction; readonly code: HoursCode };
type HoursCode =
  | 'required'
  | 'end_before_start'
  | 'span_too_long'
  | 'in_the_future'
  | 'too_big'
  | 'bad_format';
const dayMs = 24 * 60 * 60_000;

/** The first thing that is wrong with a correction, as the server would say it. */
export function hoursProblem(
  row: HoursBase,
  correction: Correction,
  { zone, now }: { zone: string; now: number },
): HoursProblem | null {
  if (!correction.from) return { field: 'from', code: 'required' };
  if (!correction.until) return { field: 'until', code: 'required' };
  if (!/^\d{1,3}$/.test(correction.breakMinutes)) return { field: 'breakMinutes', code: 'bad_format' };
  const { from, until, breakMinutes } = spanOf(row, correction, zone);
  const length = until.getTime() - from.getTime();
  if (length <= 0) return { field: 'until', code: 'end_before_start' };
  if (until.getTime() > now) return { field: 'until', code: 'in_the_future' };
  if (length > dayMs) return { field: 'until', code: 'span_too_long' };
  if (breakMinutes > 600 || breakMinutes * 60_000 > length) return { field: 'breakMinutes', code: 'too_big' };
  return correction.reason.trim() ? null : { field: 'reason', code: 'required' };
}

/** What goes out: only rows that were corrected. */
export const signOffBody = (
  rows: readonly CrewStatusRow[],
  corrections: Corrections,
  { zone, note }: { zone: string; note: string },
): BodyOf<typeof projectCrews.signOff> => {
  const said = rows.flatMap((row) => {
    const correction = corrections[row.crewItemId];
    if (!correction) return [];
    const { from, until, breakMinutes } = spanOf(row, correction, zone);
    return [
      {
        crewItemId: row.crewItemId,
        from: isoAt(from, zone),
        until: isoAt(until, zone),
        breakMinutes,
        reason: correction.reason.trim(),
      },
    ];
  });
  return { ...(note.trim() && { note: note.trim() }), ...(said.length > 0 && { corrections: said }) };
};
