import { useOnline } from '@callboard/client';
import type { CalendarSubscription } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, Menu, RowIcon } from '@callboard/ui';
import { CalendarSync, RotateCcwKey, Trash2 } from 'lucide-react';
import styles from '../account.module.css';

type FeedRowProps = { feed: CalendarSubscription; onRotate: () => void; onRemove: () => void };

/** A calendar feed: what is in it, since when, and what can be done about it. */
export function FeedRow({ feed, onRotate, onRemove }: FeedRowProps) {
  const t = useWords('account');
  const { list, when } = useFormat();
  const online = useOnline();
  const { name, contents, createdAt, refreshedAt } = feed;
  const times = [
    t('calendars.since', { day: when(createdAt) }),
    t('calendars.refreshed', { at: when(refreshedAt) }),
  ];
  return (
    <ListRow
      leading={<RowIcon icon={CalendarSync} />}
      title={name}
      subtitle={list(contents.map((one) => t(`calendars.content.${one}`)))}
      text={<span className={styles.facts}>{times.join(' · ')}</span>}
      trailing={
        <Menu
          label={t('calendars.more', { name })}
          items={[
            {
              id: 'rotate',
              label: t('calendars.rotate'),
              icon: RotateCcwKey,
              disabled: !online,
              run: onRotate,
            },
            {
              id: 'remove',
              label: t('calendars.remove'),
              icon: Trash2,
              kind: 'danger',
              disabled: !online,
              run: onRemove,
            },
          ]}
        />
      }
    />
  );
}
