import type { CrewStatusRow, ProjectCrew } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Figure } from '@callboard/ui';
import { useSiteTimes } from '../site-times/use-site-times.ts';
import { plannedOf, plannedSpan } from './hours.ts';
import styles from './sign-off.module.css';

type HoursSumProps = { crew: ProjectCrew; rows: readonly CrewStatusRow[]; minutes: number; people: number };

/** The figure that is signed, with what was planned beside it. */
export function HoursSum({ crew, rows, minutes, people }: HoursSumProps) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const siteTimes = useSiteTimes();
  const planned = rows.reduce((sum, row) => sum + plannedOf(row), 0);
  const { day, hours } = siteTimes({ ...crew, ...plannedSpan(rows) });
  return (
    <Card>
      <p className={styles.crew}>
        {crew.name}
        <span className={styles.when}>{[day, hours].filter(Boolean).join(', ')}</span>
      </p>
      <div>
        <Figure>{duration(minutes, { signed: false })}</Figure>
        <p className={styles.when}>
          {t('sign-off.ofPlanned', { planned: duration(planned, { signed: false }), count: people })}
        </p>
        <p className={styles.when}>{t('sign-off.withoutBreaks')}</p>
      </div>
    </Card>
  );
}
