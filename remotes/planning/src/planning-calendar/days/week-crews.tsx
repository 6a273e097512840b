import type { PlanningCrews } from '@callboard/contract';
import { daysFrom } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import quiet from '@callboard/ui/styles/quiet.module.css';
import column from '@callboard/ui/styles/column.module.css';
import { CrewCard } from '../crew-card/crew-card.tsx';
import styles from '../planning-calendar.module.css';
import type { PlanningAddress } from '../address/use-planning-address.ts';
import { countsOf, crewsByDay } from '../crew-card/crews-of-days.ts';
import { NoCrews } from './no-crews.tsx';
import { holidayOn } from './one-day.tsx';
import { useCountsText } from '../crew-card/use-counts-text.ts';

type WeekCrewsProps = { crews: PlanningCrews; address: PlanningAddress };

/** Seven days side by side. */
export function WeekCrews({ crews, address }: WeekCrewsProps) {
  const t = useWords('planning');
  const { date } = useFormat();
  const countsText = useCountsText();
  const byDay = crewsByDay(crews.items);
  if (crews.items.length === 0) return <NoCrews address={address} />;
  return (
    <>
      <p className={quiet.figures}>{countsText(countsOf(crews.items))}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, also by keyboard */}
      <section className={styles.week} aria-label={t('planning-calendar.views.week')} tabIndex={0}>
        {daysFrom(address.span.from, address.span.to).map((day) => {
          const its = byDay.get(day) ?? [];
          const holiday = holidayOn(crews, day);
          return (
            <section key={day} className={column.top3} aria-label={date(day, 'long')}>
              <h3 className={styles.columnHead} aria-current={day === address.today ? 'date' : undefined}>
                {date(day, 'weekday')}
              </h3>
              {holiday && <p className={styles.holiday}>{holiday}</p>}
              {its.length === 0 ? (
                <p className={styles.nothing}>{t('planning-calendar.nothing')}</p>
              ) : (
                <ul className={styles.cards}>
                  {its.map((crew) => (
                    <li key={crew.id}>
                      <CrewCard crew={crew} narrow />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </section>
    </>
  );
}
