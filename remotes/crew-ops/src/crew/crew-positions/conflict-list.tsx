import type { AnswerOf, crewItems } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { conflictKey, conflictSigns, ConflictText, gravestFirst, PayMissing } from '@callboard/parts';
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
  const conflicts = gravestFirst(found.conflicts);
  return (
    <output aria-busy={busy} className={styles.conflicts}>
      {conflicts.length === 0 && (
        <span className={styles.conflict}>
          <CircleCheckBig size={20} />
          {t('crew-positions.free', { name })}
        </span>
      )}
      {conflicts.map((conflict) => {
        const Sign = conflictSigns[conflict.level];
        return (
          <span key={conflictKey(conflict)} className={`${styles.conflict} ${styles[conflict.level]}`}>
            <Sign size={20} />
            <ConflictText conflict={conflict} />
          </span>
        );
      })}
      {found.payMissing && (
        <span className={`${styles.conflict} ${styles.warn}`}>
          <PayMissing name={name} size={20} />
        </span>
      )}
    </output>
  );
}
