import type { CalendarCrew } from '@callboard/contract';
import { daysFrom, lastDayOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { useEffect, useRef } from 'react';
import type { PlanningAddress } from '../address/use-planning-address.ts';
import { countsOf, crewsByDay } from '../crew-card/crews-of-days.ts';
import { DayMark } from './day-mark.tsx';
import styles from './month-strip.module.css';
import { useCountsText } from '../crew-card/use-counts-text.ts';

type MonthStripProps = {
  /** Nothing while they are on their way. */
  crews: readonly CalendarCrew[] | null;
  address: PlanningAddress;
};

/** The days of the month in a line, each with how it is filled. The chosen one stays in sight. */
export function MonthStrip({ crews: all, address }: MonthStripProps) {
  const t = useWords('planning');
  const { date, number } = useFormat();
  const countsText = useCountsText();
  const { day: chosen, today } = address;
  const { month } = address.address;
  const byDay = crewsByDay(all ?? []);
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const box = strip.current;
    const button = box?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    if (box && button) box.scrollLeft = button.offsetLeft - (box.clientWidth - button.offsetWidth) / 2;
  }, [chosen]);
  return (
    <fieldset ref={strip} className={styles.strip} aria-label={date(month, 'month')}>
      {daysFrom(month, lastDayOf(month)).map((day) => {
        const crews = byDay.get(day) ?? [];
        const said =
          crews.length > 0
            ? countsText(countsOf(crews))
            : t(all ? 'planning-calendar.nothing' : 'planning-calendar.loading');
        return (
          <button
            key={day}
            data-day={day}
            type="button"
            className={styles.day}
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => address.showDay(day)}
          >
            <VisuallyHidden>{`${date(day, 'long')}: ${said}`}</VisuallyHidden>
            <span aria-hidden className={styles.weekday}>
              {date(day, 'weekdayName')}
            </span>
            <span aria-hidden className={styles.number}>
              {number(Number(day.slice(8)))}
            </span>
            {crews.length > 0 && <DayMark counts={countsOf(crews)} />}
          </button>
        );
      })}
    </fieldset>
  );
}
