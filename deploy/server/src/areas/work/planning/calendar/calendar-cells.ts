import type { PlanningRow } from '@callboard/contract';
import { addDays, daysFrom, plannerCell } from '@callboard/domain';
import type { CellAbsence, CellItem, CellRules } from '@callboard/domain';
import type { CalendarItem } from './calendar-items.db.ts';

type Days = { from: string; to: string };
type Cell = PlanningRow['cells'][number];
export type CalendarCell = Cell;

/** What is known of one person in the range. */
export type PersonRange = {
  items: readonly CalendarItem[];
  absences: readonly (CellAbsence & Days)[];
  blocks: readonly Days[];
  busy: readonly Days[];
  bankHolidays: readonly { day: string; caption: string }[];
  /** By function: the day on which something that it needs is over. */
  expiring: ReadonlyMap<string, string>;
};

const withExpiring = (item: CalendarItem, expiring: ReadonlyMap<string, string>): CellItem => {
  const until = expiring.get(item.functionId);
  return until !== undefined && until < item.day ? { ...item, documentExpires: true } : item;
};

const shown = (item: CalendarItem): Cell['items'][number] => ({
  id: item.id,
  crewId: item.crewId,
  status: item.status,
  from: item.startTime,
  until: item.endTime,
  functionShort: item.functionShort,
  projectNumber: item.projectNumber,
  projectName: item.projectName,
  crewName: item.crewName,
  overnight:
    item.endDate === null
      ? item.startTime !== null && item.endTime !== null && item.endTime <= item.startTime
      : item.endDate > item.day,
  version: item.version,
});

const covers = (day: string) => (span: Days) => span.from <= day && day <= span.to;

const none: readonly never[] = [];

/** The days of a range, with the day before it and the day after. */
export const daysAround = ({ from, to }: Days): string[] => daysFrom(addDays(from, -1), addDays(to, 1));

function byDay<T extends { day: string }>(some: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const one of some) {
    const those = days.get(one.day);
    if (those) those.push(one);
    else days.set(one.day, [one]);
  }
  return days;
}

/** The cells of one person in which there is something. */
export function cellsOf(
  { items, absences, blocks, busy, bankHolidays, expiring }: PersonRange,
  around: readonly string[],
  rules: CellRules,
  now: number,
): Cell[] {
  const itemsOn = byDay(items);
  const onDay = (day: string | undefined): readonly CalendarItem[] => (day && itemsOn.get(day)) || none;
  const asCellItems = (some: readonly CalendarItem[]): readonly CellItem[] =>
    expiring.size === 0 ? some : some.map((one) => withExpiring(one, expiring));
  const holidays =
    bankHolidays.length === 0 ? null : new Map(bankHolidays.map((one) => [one.day, one.caption]));
  const cells: Cell[] = [];
  for (let at = 1; at < around.length - 1; at += 1) {
    const day = around[at] ?? '';
    const own = onDay(day);
    const away = absences.length === 0 ? none : absences.filter(covers(day));
    const blocked = blocks.some(covers(day));
    const busyElsewhere = busy.some(covers(day));
    const bankHoliday = holidays?.get(day) ?? null;
    if (own.length === 0 && away.length === 0 && !blocked && !busyElsewhere && bankHoliday === null) continue;
    const near = own.length === 0 ? none : [...onDay(around[at - 1]), ...onDay(around[at + 1])];
    const cell = plannerCell(
      {
        items: asCellItems(own),
        near: asCellItems(near),
        absences: away,
        blocked,
        busyElsewhere,
        bankHoliday: bankHoliday !== null,
      },
      rules,
      now,
    );
    cells.push({ day, ...cell, bankHoliday, items: own.map(shown) });
  }
  return cells;
}
