import type { ItemConflict } from '@callboard/contract';
import { conflictKey, conflictSigns } from '@callboard/parts';
import styles from './vacancy.module.css';

type ReasonListProps = { reasons: readonly ItemConflict[]; textOf: (reason: ItemConflict) => string };

/** What speaks against somebody for a position, the worst first as the server says it. */
export function ReasonList({ reasons, textOf }: ReasonListProps) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const Sign = conflictSigns[reason.level];
        return (
          <li key={conflictKey(reason)} data-level={reason.severe ? 'stop' : reason.level}>
            <Sign size={20} aria-hidden="true" />
            <span>{textOf(reason)}</span>
          </li>
        );
      })}
    </ul>
  );
}
