import type { ItemConflict } from '@callboard/contract';
import { conflictLevels } from '@callboard/domain';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './conflict-lines.module.css';
import { conflictKey, conflictSigns } from './conflict-signs.ts';
import { useConflictText } from './use-conflict-text.ts';

type ConflictLinesProps = {
  conflicts: readonly ItemConflict[];
  /** Whom nobody would pay. */
  unpaid?: string | null;
};

const gravestFirst = (conflicts: readonly ItemConflict[]): ItemConflict[] =>
  conflicts.toSorted((a, b) => conflictLevels.indexOf(a.level) - conflictLevels.indexOf(b.level));

/** What speaks against somebody: how grave it is, by sign and word, and what it is; the gravest first. */
export function ConflictLines({ conflicts, unpaid = null }: ConflictLinesProps) {
  const t = usePartWords();
  const textOf = useConflictText();
  if (conflicts.length === 0 && unpaid === null) return null;
  return (
    <ul className={styles.lines}>
      {gravestFirst(conflicts).map((conflict) => {
        const Sign = conflictSigns[conflict.level];
        return (
          <li key={conflictKey(conflict)} className={styles[conflict.severe ? 'stop' : conflict.level]}>
            <Sign size={16} />
            <Line level={conflict.level}>{textOf(conflict)}</Line>
          </li>
        );
      })}
      {unpaid !== null && (
        <li className={styles.warn}>
          <Coins size={16} />
          <Line level="warn">{t('conflicts.payMissing', { name: unpaid })}</Line>
        </li>
      )}
    </ul>
  );
}

function Line({ level, children }: { level: ItemConflict['level']; children: ReactNode }) {
  const t = usePartWords();
  return (
    <span>
      <b>{t(`conflicts.level.${level}`)}</b> {children}
    </span>
  );
}
