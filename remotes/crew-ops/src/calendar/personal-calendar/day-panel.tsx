import { useFormat, useWords } from '@callboard/i18n';
import { Button, Section, Skeleton } from '@callboard/ui';
import { Lock, TreePalm } from 'lucide-react';
import type { Calendar } from './calendar-days.ts';
import { DayEntries } from './day-entries.tsx';
import styles from './personal-calendar.module.css';
import type { CalendarAddress } from './use-calendar-address.ts';

export type DayProps = {
  day: string;
  calendar: Calendar | undefined;
  address: CalendarAddress;
  beside?: boolean;
};

/** What stands on one day, and what can be done with it. */
export function DayContent({ day, calendar, address: { today, showSheet }, beside }: DayProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const entries = calendar?.days.find((one) => one.day === day)?.entries ?? [];
  return (
    <div className={styles.panel}>
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

/** The same beside the month on a wide screen, where the steps stand above it. */
export function DayPanel(props: DayProps) {
  const { date } = useFormat();
  return (
    <Section title={date(props.day, 'long')}>
      <DayContent {...props} beside />
    </Section>
  );
}
