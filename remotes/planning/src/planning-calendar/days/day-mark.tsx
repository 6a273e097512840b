import { useFormat } from '@callboard/i18n';
import { Check, Clock, UserRoundPlus } from 'lucide-react';
import type { CrewCounts } from '../crew-card/crews-of-days.ts';
import { moodOf } from '../crew-card/crews-of-days.ts';
import styles from './day-mark.module.css';

/** How a day is filled, as a sign: how many are missing, or that some have not answered, or that all is well. `bare` without figures. */
export function DayMark({ counts, bare = false }: { counts: CrewCounts; bare?: boolean }) {
  const { number } = useFormat();
  const mood = moodOf(counts);
  return (
    <span
      className={styles.mark}
      style={{ color: `var(--${mood}-text)`, background: `var(--${mood}-tint)` }}
      aria-hidden
    >
      {mood === 'trouble' ? (
        bare ? (
          <UserRoundPlus size={14} />
        ) : (
          `−${number(counts.missing)}`
        )
      ) : mood === 'waiting' ? (
        <Clock size={14} />
      ) : (
        <Check size={14} />
      )}
    </span>
  );
}
