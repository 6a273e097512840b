import { useWords } from '@callboard/i18n';
import { CalendarLegend, DayView, openedLater, useFetchedAhead } from '@callboard/parts';
import { Button, Page, useWide } from '@callboard/ui';
import split from '@callboard/ui/styles/split.module.css';
import { Absences } from './absence/absences.tsx';
import { BlockedDates } from './block/blocked-dates.tsx';
import { DayContent } from './day-content.tsx';
import { PersonalDays } from './personal-days.tsx';
import styles from './personal-calendar.module.css';
import { RefusedBlocks } from './block/refused-blocks.tsx';
import { useCalendar } from './use-calendar.ts';
import { usePersonalAddress } from './use-personal-address.ts';

const BlockSheet = openedLater(async () => (await import('./block/block-sheet.tsx')).BlockSheet);
const SickSheet = openedLater(async () => (await import('./absence/sick-sheet.tsx')).SickSheet);
const VacationSheet = openedLater(async () => (await import('./absence/vacation-sheet.tsx')).VacationSheet);
/** Days are blocked without a network too. */
const ahead = [BlockSheet];

/** The person's own days, and the two ways to keep some of them free. */
export function Component() {
  const t = useWords('crew-ops');
  const wide = useWide();
  const address = usePersonalAddress();
  const { read, calendar } = useCalendar(address.month);
  const { today, day, open, showDay, showSheet, closeSheet } = address;
  useFetchedAhead(ahead, true);
  const dayView = (
    <DayView day={day ?? today} onClose={() => showDay(null)}>
      <DayContent day={day ?? today} calendar={calendar} address={address} beside={wide} />
    </DayView>
  );
  const steps = (
    <>
      <Button kind="secondary" size="large" className={styles.step} onClick={() => showSheet('block')}>
        {t('personal-calendar.block.open')}
      </Button>
      <Button className={styles.step} onClick={() => showSheet('vacation')}>
        {t('personal-calendar.vacation.open')}
      </Button>
    </>
  );
  return (
    <Page title={t('personal-calendar.title')} titleHidden wide={wide} actions={!wide && steps}>
      <RefusedBlocks />
      <div className={wide ? split.calendar : styles.column}>
        <div className={styles.column}>
          <PersonalDays address={address} read={read} />
          <CalendarLegend palette="planning" open={wide} />
        </div>
        <div className={styles.column}>
          {wide && <div className={styles.actions}>{steps}</div>}
          {wide && dayView}
          <BlockedDates />
          <Absences today={today} onSick={() => showSheet('sick')} />
        </div>
      </div>
      {!wide && day && !open && dayView}
      {open === 'block' && <BlockSheet day={day} onClose={closeSheet} onMissing={closeSheet} />}
      {open === 'vacation' && <VacationSheet day={day} onClose={closeSheet} onMissing={closeSheet} />}
      {open === 'sick' && <SickSheet onClose={closeSheet} onMissing={closeSheet} />}
    </Page>
  );
}
