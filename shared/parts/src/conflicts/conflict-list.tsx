import type { AnswerOf, crewItems } from '@callboard/contract';
import grid from '@callboard/ui/styles/grid.module.css';
import { CircleCheckBig } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import { ConflictLines } from './conflict-lines.tsx';
import styles from './conflict-list.module.css';

type ConflictListProps = {
  name: string;
  found: AnswerOf<typeof crewItems.previewConflicts> | undefined;
  failed: boolean;
  busy: boolean;
};

/** What speaks against a person, the gravest first; spoken while it changes. */
export function ConflictList({ name, found, failed, busy }: ConflictListProps) {
  const t = usePartWords();
  if (failed) return <p className={styles.warn}>{t('conflicts.notChecked')}</p>;
  if (!found) return busy ? <p className={styles.info}>{t('conflicts.checking')}</p> : null;
  return (
    <output aria-busy={busy} className={grid.gap2}>
      {found.conflicts.length === 0 && (
        <span className={styles.conflict}>
          <CircleCheckBig size={20} />
          {t('conflicts.free', { name })}
        </span>
      )}
      <ConflictLines conflicts={found.conflicts} unpaid={found.payMissing ? name : null} />
    </output>
  );
}
