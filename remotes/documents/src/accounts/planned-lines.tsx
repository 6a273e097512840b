import { crewOpsPages } from '@callboard/contract';
import { Link, pathsOf, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import styles from './accounts.module.css';

const calendar = pathsOf(crewOpsPages).personalCalendar.to();

/** Planned time is the jobs of the month: they stand in the calendar. */
export function PlannedLines({ planned }: { planned: number }) {
  const t = useWords('documents');
  const { duration } = useFormat();
  const hasCalendar = useCanOpen(calendar);
  return (
    <>
      <p>{t('accounts.plannedText', { hours: duration(planned, { signed: false }) })}</p>
      {hasCalendar && (
        <Link to={calendar} className={buttonClass({ kind: 'secondary', wide: true })}>
          {t('accounts.toCalendar')}
        </Link>
      )}
      <p className={styles.small}>{t('accounts.plannedHint')}</p>
    </>
  );
}
