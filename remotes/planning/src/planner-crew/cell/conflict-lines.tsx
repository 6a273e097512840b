import type { ItemConflict } from '@callboard/contract';
import { conflictKey, conflictSigns, ConflictText, gravestFirst, PayMissing } from '@callboard/parts';
import styles from './cell-sheet.module.css';

type ConflictLinesProps = {
  conflicts: readonly ItemConflict[];
  /** Whom nobody would pay. */
  unpaid?: string | null;
};

/** What speaks against somebody, the gravest first. */
export function ConflictLines({ conflicts, unpaid = null }: ConflictLinesProps) {
  if (conflicts.length === 0 && unpaid === null) return null;
  return (
    <ul className={styles.conflicts}>
      {gravestFirst(conflicts).map((conflict) => {
        const Sign = conflictSigns[conflict.level];
        return (
          <li key={conflictKey(conflict)} className={styles[conflict.severe ? 'stop' : conflict.level]}>
            <Sign size={16} />
            <ConflictText conflict={conflict} />
          </li>
        );
      })}
      {unpaid !== null && (
        <li className={styles.warn}>
          <PayMissing name={unpaid} size={16} />
        </li>
      )}
    </ul>
  );
}
