import type { HistoryRow } from '@callboard/contract';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, Section } from '@callboard/ui';

/** What happened to it, newest first; nothing where nothing did. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] | undefined }) {
  const t = useWords('finance');
  const { dateTime } = useFormat();
  const activityText = useActivityText();
  if (!rows || rows.length === 0) return null;
  return (
    <Section title={t('history.title')} count={rows.length}>
      <List label={t('history.title')} state={{ kind: 'full' }}>
        {rows.map(({ id, caption, body, reason, actor, at }) => (
          <ListRow
            key={id}
            title={activityText(caption)}
            subtitle={[actor?.name, dateTime(at)].filter(Boolean).join(' · ')}
            text={body || reason || undefined}
          />
        ))}
      </List>
    </Section>
  );
}
