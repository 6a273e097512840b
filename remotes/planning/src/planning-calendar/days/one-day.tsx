import type { PlanningCrews } from '@callboard/contract';
import { useTurnSwipe } from '@callboard/parts';
import { useFormat } from '@callboard/i18n';
import type { PlanningAddress } from '../address/use-planning-address.ts';
import { crewsByDay } from '../crew-card/crews-of-days.ts';
import { DayCrews } from './day-crews.tsx';
import styles from '../planning-calendar.module.css';

type OneDayProps = { crews: PlanningCrews; address: PlanningAddress };

/** One day; a finger across turns it. */
export function OneDay({ crews, address }: OneDayProps) {
  const { date } = useFormat();
  const swipe = useTurnSwipe(address.turn);
  const byDay = crewsByDay(crews.items);
  return (
    <section className={styles.day} aria-label={date(address.day, 'long')} data-own-swipes {...swipe}>
      <DayCrews
        crews={byDay.get(address.day) ?? []}
        holiday={holidayOn(crews, address.day)}
        address={address}
      />
    </section>
  );
}

export const holidayOn = ({ bankHolidays }: PlanningCrews, day: string): string | undefined =>
  bankHolidays.find((one) => one.day === day)?.caption;
