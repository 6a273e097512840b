import { useWords } from '@callboard/i18n';
import { Figure } from '@callboard/ui';
import styles from './crew-chief-job.module.css';
import { PersonDot } from './person-dot.tsx';
import { presenceOf } from './row-look.ts';
import type { CrewRow } from './use-crew-list.ts';

const here = ({ checkedFrom }: CrewRow) => checkedFrom !== null;
const shown = ['absent', 'noPreCall', 'late', 'noShow', 'break', 'out', 'toBeChecked'] as const;

/** How far the crew is, as figures and as a line of dots. */
export function CrewCounts({ rows, now }: { rows: readonly CrewRow[]; now: number }) {
  const t = useWords('crew-ops');
  const present = rows.filter(here).length;
  const counts = shown.flatMap((state) => {
    const count = rows.filter((row) => presenceOf(row, now) === state).length;
    return count > 0 ? [t(`crew-chief-job.count.${state}`, { people: count })] : [];
  });
  return (
    <div className={styles.counts}>
      <Figure>{t('crew-chief-job.present', { present, total: rows.length })}</Figure>
      <div className={styles.dots} aria-hidden="true">
        {rows.slice(0, 40).map((row) => (
          <PersonDot key={row.crewItemId} row={row} now={now} />
        ))}
      </div>
      {counts.length > 0 && <p className={styles.rest}>{counts.join(' · ')}</p>}
    </div>
  );
}
