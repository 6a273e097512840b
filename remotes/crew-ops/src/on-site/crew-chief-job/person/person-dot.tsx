import { presenceLooks } from '@callboard/parts';
import { rowPresence } from '../../check/row-presence.ts';
import styles from '../crew-row.module.css';
import type { CrewRow } from '../crew-list/use-crew-list.ts';

/** The big dot; the row's words say the same. */
export function PersonDot({ row, now }: { row: CrewRow; now: number }) {
  const { status, icon: Sign } = presenceLooks[rowPresence(row, now)];
  return (
    <span className={`${styles.dot} ${styles[status]}`} aria-hidden="true">
      <Sign size={22} />
    </span>
  );
}
