import type { CalendarCrew, PlanningCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { DayView, MonthGrid } from '@callboard/parts';
import type { CalendarDay } from '@callboard/parts';
import styles from '../planning-calendar.module.css';
import type { PlanningAddress } from '../address/use-planning-address.ts';
import { countsOf, crewsByDay } from '../crew-card/crews-of-days.ts';
import { DayCrews } from './day-crews.tsx';
import { DayMark } from './day-mark.tsx';
import { holidayOn } from './one-day.tsx';
import { useCountsText } from '../crew-card/use-counts-text.ts';

type MonthCrewsProps = { crews: PlanningCrews; address: PlanningAddress };

/** A month as a grid, with one of its days beside it. */
export function MonthCrews({ crews, address }: MonthCrewsProps) {
  const t = useWords('planning');
  const countsText = useCountsText();
  const byDay = crewsByDay(crews.items);
  const asDay = ([day, its]: [string, readonly CalendarCrew[]]): CalendarDay => ({
    day,
    spoken: [countsText(countsOf(its))],
    mark: <DayMark counts={countsOf(its)} bare />,
    titles: its.map(({ from, name }) => [from, name].filter(Boolean).join(' ')),
    content: null,
  });
  return (
    <div className={styles.split}>
      <MonthGrid
        days={[...byDay].map(asDay)}
        free={t('planning-calendar.nothing')}
        address={address.address}
      />
      <DayView day={address.day} onClose={() => address.showDay(null)}>
        <DayCrews
          crews={byDay.get(address.day) ?? []}
          holiday={holidayOn(crews, address.day)}
          address={address}
        />
      </DayView>
    </div>
  );
}
