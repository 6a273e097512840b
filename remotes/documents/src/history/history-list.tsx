import { useFormat, useWords } from '@callboard/i18n';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import type { HistoryEntry } from './history-of.ts';
import styles from './history.module.css';

/** Steps, oldest first, with who and when. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useWords('documents');
  const { dateTime } = useFormat();
  return (
    <ol className={grid.gap4}>
      {entries.map(({ key, kind, at, who, about, reason }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.what}>{t(`history.kind.${kind}`)}</p>
          <time className={quiet.figures} dateTime={at}>
            {dateTime(at)}
          </time>
          {who && <p className={styles.who}>{[who, about].filter(Boolean).join(' · ')}</p>}
          {reason && <p className={styles.who}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
