import type { HistoryRow } from '@callboard/contract';
import { useActivityText } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, Section, listFace } from '@callboard/ui';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './history-list.module.css';

type HistoryListProps = {
  read: Read<{ readonly items: readonly HistoryRow[] }>;
  /** What a line says beyond its caption: what was and what is. */
  changesOf?: (row: HistoryRow) => readonly string[];
  /** The button that writes a note into it. */
  addNote?: ReactNode;
};

/** What happened to it, newest first. */
export function HistoryList({ read, changesOf, addNote }: HistoryListProps) {
  const t = useWords('finance');
  const { dateTime } = useFormat();
  const activityText = useActivityText();
  const rows = read.kind === 'there' ? read.data.items : [];
  const nothing = { icon: History, title: t('history.empty'), text: t('history.emptyText') };
  const state = listFace(read, { rows: 2, empty: ({ items }) => (items.length === 0 ? nothing : null) });
  return (
    <Section title={t('history.title')} count={rows.length || undefined} action={addNote}>
      <List label={t('history.label')} state={state}>
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
