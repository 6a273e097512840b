import type { CalendarCrew } from '@callboard/contract';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { CrewCard } from '../crew-card/crew-card.tsx';
import styles from '../planning-calendar.module.css';
import type { PlanningAddress } from '../address/use-planning-address.ts';
import { countsOf } from '../crew-card/crews-of-days.ts';
import { NoCrews } from './no-crews.tsx';
import { useCountsText } from '../crew-card/use-counts-text.ts';

type DayCrewsProps = {
  crews: readonly CalendarCrew[];
  holiday: string | undefined;
  address: PlanningAddress;
};

/** The crews of a day as cards, in the order of their start. */
export function DayCrews({ crews, holiday, address }: DayCrewsProps) {
  const countsText = useCountsText();
  return (
    <>
      {holiday && <p className={styles.holiday}>{holiday}</p>}
      {crews.length === 0 ? (
        <NoCrews address={address} />
      ) : (
        <>
          <p className={quiet.figures}>{countsText(countsOf(crews))}</p>
          <ul className={styles.cards}>
            {crews.map((crew) => (
              <li key={crew.id}>
                <CrewCard crew={crew} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
