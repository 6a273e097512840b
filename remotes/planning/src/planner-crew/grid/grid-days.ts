import type { PlannerGrid } from '@callboard/contract';
import { daysFrom, weekdayOf } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import { useMemo } from 'react';

/** A column. */
export type GridDay = {
  readonly day: string;
  readonly weekday: string;
  readonly date: string;
  /** "Sat, 24 Oct" */
  readonly spoken: string;
  readonly isToday: boolean;
  readonly isPast: boolean;
  readonly isFree: boolean;
  readonly bankHoliday: string | null;
};

export function useGridDays({
  from,
  to,
  today,
  bankHolidays,
}: Pick<PlannerGrid, 'from' | 'to' | 'today' | 'bankHolidays'>): readonly GridDay[] {
  const { date } = useFormat();
  return useMemo(() => {
    const holidays = new Map(bankHolidays.map((one) => [one.day, one.caption]));
    return daysFrom(from, to).map((day) => ({
      day,
      weekday: date(day, 'weekdayName'),
      date: String(Number(day.slice(8))),
      spoken: date(day, 'weekday'),
      isToday: day === today,
      isPast: day < today,
      isFree: weekdayOf(day) > 4 || holidays.has(day),
      bankHoliday: holidays.get(day) ?? null,
    }));
  }, [from, to, today, bankHolidays, date]);
}
