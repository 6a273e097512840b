import type { HistoryRow } from '@callboard/contract';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, Section } from '@callboard/ui';
import styles from './history-list.module.css';

type HistoryListProps = {
  rows: readonly HistoryRow[] | undefined;
  /** What a line says beyond its caption: what was and what is. */
  changesOf?: (row: HistoryRow) => readonly string[];
};

/** What happened to it, newest first; nothing where nothing did. */
export function HistoryList({ rows, changesOf }: HistoryListProps) {
  const t = useWords('finance');
  const { dateTime } = useFormat();
  const activityText = useActivityText();
  if (!rows || rows.length === 0) return null;
  return (
    <Section title={t('history.title')} count={rows.length}>
      <List label={t('history.title')} state={{ kind: 'full' }}>
        {rows.map((row) => {
          const { id, caption, body, reason, actor, at } = row;
          return (
            <ListRow
              key={id}
              title={activityText(caption)}
              subtitle={[
                [actor?.name, dateTime(at)].filter(Boolean).join(' · '),
                ...(changesOf?.(row) ?? []),
              ].map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
              text={body || reason || undefined}
            />
          );
        })}
      </List>
    </Section>
  );
}
