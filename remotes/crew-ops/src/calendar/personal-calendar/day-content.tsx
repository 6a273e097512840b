import { useFormat, useWords } from '@callboard/i18n';
import { Button, Skeleton } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { Lock, TreePalm } from 'lucide-react';
import type { Calendar } from './days/calendar-days.ts';
import { DayEntries } from './day-entries.tsx';
import styles from './personal-calendar.module.css';
import type { PersonalAddress } from './use-personal-address.ts';

type DayContentProps = {
  day: string;
  calendar: Calendar | undefined;
  address: PersonalAddress;
  /** The steps stand elsewhere on the screen. */
  beside: boolean;
};

/** What stands on one day, and what can be done with it. */
export function DayContent({ day, calendar, address: { today, showSheet }, beside }: DayContentProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const entries = calendar?.days.find((one) => one.day === day)?.entries ?? [];
  return (
    <div className={column.gap4}>
      {!calendar && <Skeleton height="4rem" />}
      {entries.length > 0 && <DayEntries day={day} entries={entries} label={date(day, 'long')} />}
      {calendar && entries.length === 0 && <p className={styles.free}>{t('personal-calendar.free')}</p>}
      {!beside && day >= today && (
        <div className={styles.actions}>
          <Button kind="secondary" icon={Lock} onClick={() => showSheet('block', day)}>
            {t('personal-calendar.block.day')}
          </Button>
          <Button kind="secondary" icon={TreePalm} onClick={() => showSheet('vacation', day)}>
            {t('personal-calendar.vacation.day')}
          </Button>
        </div>
      )}
    </div>
  );
}
