import type { ItemConflict } from '@callboard/contract';
import { conflictKey, conflictSigns, ConflictText, gravestFirst } from '@callboard/parts';
import styles from './cell-sheet.module.css';

/** What speaks against somebody, the gravest first. */
export function ConflictLines({ conflicts }: { conflicts: readonly ItemConflict[] }) {
  if (conflicts.length === 0) return null;
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
    </ul>
  );
}
