import type { HoursRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PencilLine } from 'lucide-react';
import styles from './note-hours.module.css';

/** Somebody has signed off other hours than those that were checked: who, and when. */
export function CorrectedMark({ row: { corrected }, zone }: { row: HoursRow; zone: string }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  if (!corrected) return null;
  const at = corrected.at ? dateTime(corrected.at, zone) : '';
  return (
    <span className={styles.corrected}>
      <PencilLine size={16} />
      <span>
        {t('delivery-note.correctedBy', { name: corrected.by, at })}
        {corrected.reason && `: ${corrected.reason}`}
      </span>
    </span>
  );
}
