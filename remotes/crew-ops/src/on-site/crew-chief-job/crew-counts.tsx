import { isOneOf, presenceGroups } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { usePresenceWords } from '@callboard/parts';
import { Figure } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { rowPresence } from '../check/row-presence.ts';
import styles from './crew-chief-job.module.css';
import { PersonDot } from './person/person-dot.tsx';
import type { CrewRow } from './crew-list/use-crew-list.ts';

const here = ({ checkedFrom }: CrewRow) => checkedFrom !== null;
/** Who is there is the figure above; who is expected needs no word. */
const shown = presenceGroups.ofTheDay.filter(
  (presence) => presence !== 'in' && presence !== 'preCalled' && !isOneOf(presence, presenceGroups.unheard),
);

/** How far the crew is, as figures and as a line of dots. */
export function CrewCounts({ rows, now }: { rows: readonly CrewRow[]; now: number }) {
  const t = useWords('crew-ops');
  const words = usePresenceWords();
  const present = rows.filter(here).length;
  const counts = shown.flatMap((state) => {
    const count = rows.filter((row) => rowPresence(row, now) === state).length;
    return count > 0 ? [words.count(state, count)] : [];
  });
  return (
    <div className={grid.gap2}>
      <Figure>{t('crew-chief-job.present', { present, total: rows.length })}</Figure>
      <div className={styles.dots} aria-hidden="true">
        {rows.slice(0, 40).map((row) => (
          <PersonDot key={row.crewItemId} row={row} now={now} />
        ))}
      </div>
      {counts.length > 0 && <p className={quiet.figures}>{counts.join(' · ')}</p>}
    </div>
  );
}
