import type { AnswerOf, crewItems } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ConflictLines } from '@callboard/parts';
import { CircleCheckBig } from 'lucide-react';
import styles from './crew-positions.module.css';

type ConflictListProps = {
  name: string;
  found: AnswerOf<typeof crewItems.previewConflicts> | undefined;
  failed: boolean;
  busy: boolean;
};

/** What speaks against a person, the gravest first; spoken while it changes. */
export function ConflictList({ name, found, failed, busy }: ConflictListProps) {
  const t = useWords('crew-ops');
  if (failed) return <p className={styles.warn}>{t('crew-positions.notChecked')}</p>;
  if (!found) return busy ? <p className={styles.info}>{t('crew-positions.checking')}</p> : null;
  return (
    <output aria-busy={busy} className={styles.conflicts}>
      {found.conflicts.length === 0 && (
        <span className={styles.conflict}>
          <CircleCheckBig size={20} />
          {t('crew-positions.free', { name })}
        </span>
      )}
      <ConflictLines conflicts={found.conflicts} unpaid={found.payMissing ? name : null} />
    </output>
  );
}
