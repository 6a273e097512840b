import { useState } from 'react';
import { Bell, CheckCheck } from 'lucide-react';
import { useInfiniteQuery, useOnline } from '@callboard/client';
import type { NotificationRow as Row } from '@callboard/contract';
import { useRead, useScrollPlace, useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, Button, Chip, ChipRow, List, Page, Section, listFace } from '@callboard/ui';
import { groupNotifications } from './group-notifications.ts';
import { MoreNotifications } from './more-notifications.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { notificationsQuery } from './notifications.queries.ts';
import { useMarkAllRead } from './use-mark-all-read.ts';
import { useMarkRead } from './use-mark-read.ts';
import { usePageOf } from './use-page-of.ts';

type Rows = readonly Row[];

/** Everything that somebody was told: what is new, then day by day. */
export function Component() {
  const t = useWords('shell');
  const { isoDay, when, date, number, today } = useFormat();
  const online = useOnline();
  const [{ show }, change] = useSearch();
  const onlyUnread = show === 'unread';
  const result = useInfiniteQuery(notificationsQuery(onlyUnread));
  const read = useRead(result);
  const pageOf = usePageOf();
  const markRead = useMarkRead();
  const { markAll, busy } = useMarkAllRead();
  // Where a row stood when it was marked: there it stays, so that nothing moves away under the finger.
  const [places, setPlaces] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isNew = ({ id, read: isRead }: Row) => places.get(id) ?? !isRead;
  const keepPlaces = (some: Rows) =>
    setPlaces((before) => new Map([...before, ...some.map((row) => [row.id, isNew(row)] as const)]));

  const pages = read.kind === 'there' ? read.data.pages : [];
  const rows = pages.flatMap(({ items }) => items);
  const unread = pages.at(-1)?.unread ?? 0;
  useScrollPlace(read.kind === 'there');
  const nothing = { icon: Bell, title: t('notifications.empty-title'), text: t('notifications.empty') };
  const allRead = {
    icon: CheckCheck,
    title: t('notifications.none-unread-title'),
    text: t('notifications.none-unread'),
    action: (
      <Button kind="secondary" onClick={() => change({ show: null })}>
        {t('notifications.show-all')}
      </Button>
    ),
  };
  const state = listFace(read, {
    rows: 8,
    empty: () => (rows.length > 0 ? null : onlyUnread ? allRead : nothing),
  });
  const titleOf = (day: string) =>
    Math.abs(Date.parse(today()) - Date.parse(day)) < 2 * 86_400_000 ? when(day) : date(day, 'weekday');
  const newest = rows[0]?.at;
  return (
    <Page title={t('titles.notifications')} titleHidden>
      <div className={styles.tools}>
        <ChipRow label={t('notifications.filter')}>
          <Chip
            label={t('notifications.all')}
            selected={!onlyUnread}
            onClick={() => change({ show: null })}
          />
          <Chip
            label={
              unread > 0
                ? t('notifications.unread-count', { count: number(unread) })
                : t('notifications.unread')
            }
            selected={onlyUnread}
            onClick={() => change({ show: 'unread' })}
          />
        </ChipRow>
        {unread > 0 && newest && (
          <Button
            kind="quiet"
            icon={CheckCheck}
            busy={busy}
            disabled={!online}
            onClick={() => {
              keepPlaces(rows);
              markAll(newest);
            }}
          >
            {t('notifications.mark-all')}
          </Button>
        )}
      </div>
      {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
      {!online && rows.length > 0 && <p className={styles.hint}>{t('notifications.offline')}</p>}
      {state.kind === 'full' ? (
        groupNotifications(rows, { isNew, dayOf: (at) => isoDay(at) }).map(({ day, rows: some }) => {
          const title = day === null ? t('notifications.new') : titleOf(day);
          return (
            <Section key={day ?? 'new'} title={title}>
              <List label={title} state={state}>
                {some.map((row) => (
                  <NotificationRow
                    key={row.id}
                    row={row}
                    to={pageOf(row)}
                    online={online}
                    onMark={(isRead) => {
                      keepPlaces([row]);
                      markRead({ id: row.id, read: isRead });
                    }}
                  />
                ))}
              </List>
            </Section>
          );
        })
      ) : (
        <List label={t('titles.notifications')} state={state} />
      )}
      <MoreNotifications result={result} readAgainFirst={onlyUnread && rows.some((row) => row.read)} />
    </Page>
  );
}
