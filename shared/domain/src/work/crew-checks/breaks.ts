import type { TenantRules } from '../../account/tenant-rules.ts';

export type RecordedBreak = { readonly from: Date; readonly until: Date | null };
export type BreakTime = { readonly minutes: number; readonly automatic: boolean };

const minuteMs = 60_000;

/** The break that the law wants for a presence of so many minutes; more than the limit, not the limit itself. */
export const requiredBreak = (
  presentMinutes: number,
  { breakRules }: Pick<TenantRules, 'breakRules'>,
): number =>
  Math.max(
    0,
    ...breakRules
      .filter(({ overMinutes }) => presentMinutes > overMinutes)
      .map(({ breakMinutes }) => breakMinutes),
  );

/** Minutes of break: what was recorded, or what is owed where nothing (null) was. */
const breakMinutes = (
  presentMs: number,
  recordedMs: number | null,
  rules: Pick<TenantRules, 'breakRules'>,
): number =>
  recordedMs === null ? requiredBreak(presentMs / minuteMs, rules) : Math.round(recordedMs / minuteMs);

/** Minutes worked: presence without its breaks. Their lengths may have been added up in SQL. */
export const workedMinutes = (
  presentMs: number,
  recordedMs: number | null,
  rules: Pick<TenantRules, 'breakRules'>,
): number => Math.max(0, Math.round(presentMs / minuteMs) - breakMinutes(presentMs, recordedMs, rules));

/** What a shift is planned for, on the same basis as what was worked: without the break that it owes. */
export const plannedMinutes = (from: Date, until: Date, rules: Pick<TenantRules, 'breakRules'>): number =>
  workedMinutes(until.getTime() - from.getTime(), null, rules);

/** What was recorded; where nothing was, what is owed, shown as automatic. An open break ends with the work. */
export function breakTime(
  work: { readonly from: Date; readonly until: Date },
  recorded: readonly RecordedBreak[],
  rules: Pick<TenantRules, 'breakRules'>,
): BreakTime {
  const presentMs = Math.max(0, work.until.getTime() - work.from.getTime());
  if (recorded.length === 0) {
    const minutes = breakMinutes(presentMs, null, rules);
    return { minutes, automatic: minutes > 0 };
  }
  const recordedMs = recorded.reduce((sum, { from, until }) => {
    const begins = Math.max(from.getTime(), work.from.getTime());
    const ends = Math.min((until ?? work.until).getTime(), work.until.getTime());
    return sum + Math.max(0, ends - begins);
  }, 0);
  return { minutes: breakMinutes(presentMs, recordedMs, rules), automatic: false };
}
