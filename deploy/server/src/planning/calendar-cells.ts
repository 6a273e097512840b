import type { PlanningRow } from '@callboard/contract';
import { addDays, daysFrom, plannerCell } from '@callboard/domain';
import type { CellAbsence, CellItem, CellRules } from '@callboard/domain';
import type { CalendarItem } from './calendar-items.db.ts';

type Days = { from: string; to: string };
type Cell = PlanningRow['cells'][number];

/** What is known of one person in the range. */
export type PersonRange = {
  items: readonly CalendarItem[];
  absences: readonly (CellAbsence & Days)[];
  blocks: readonly Days[];
  bankHolidays: readonly { day: string; caption: string }[];
  /** By function: the day on which something that it needs is over. */
  expiring: ReadonlyMap<string, string>;
};

const asCellItem = (item: CalendarItem, expiring: ReadonlyMap<string, string>): CellItem => ({
  id: item.id,
  status: item.status,
  startsAt: item.startsAt,
  endsAt: item.endsAt,
  startTime: item.startTime,
  endTime: item.endTime,
  requestedAt: item.requestedAt,
  deadlineAt: item.deadlineAt,
  lateRefusal: item.lateRefusal,
  cancellationSeen: item.cancellationSeen,
  documentExpires: (expiring.get(item.functionId) ?? '9999') < item.day,
});

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

/** The cells of one person in which there is something. */
export function cellsOf(
  { items, absences, blocks, bankHolidays, expiring }: PersonRange,
  around: readonly string[],
  rules: CellRules,
  now: number,
): Cell[] {
  const byDay = Map.groupBy(items, ({ day }) => day);
  const cellItems = new Map(
    [...byDay].map(([day, its]) => [day, its.map((one) => asCellItem(one, expiring))]),
  );
  const holidays = new Map(bankHolidays.map(({ day, caption }) => [day, caption]));
  const itemsOn = (day: string | undefined) => (day && cellItems.get(day)) || none;
  const cells: Cell[] = [];
  for (const [at, day] of around.entries()) {
    if (at === 0 || at === around.length - 1) continue;
    const own = itemsOn(day);
    const away = absences.length === 0 ? none : absences.filter(covers(day));
    const blocked = blocks.some(covers(day));
    const bankHoliday = holidays.get(day) ?? null;
    if (own.length === 0 && away.length === 0 && !blocked && bankHoliday === null) continue;
    const near = own.length === 0 ? none : [...itemsOn(around[at - 1]), ...itemsOn(around[at + 1])];
    const cell = plannerCell(
      { items: own, near, absences: away, blocked, bankHoliday: bankHoliday !== null },
      rules,
      now,
    );
    cells.push({ day, ...cell, bankHoliday, items: (byDay.get(day) ?? []).map(shown) });
  }
  return cells;
}
