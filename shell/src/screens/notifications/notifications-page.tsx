import { useState } from 'react';
import { useInfiniteQuery, useOnline } from '@callboard/client';
import type { NotificationRow as Row } from '@callboard/contract';
import { useRead, useScrollPlace, useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, List, Page, Section, listFace } from '@callboard/ui';
import { OfflineNote } from '../offline/offline-note.tsx';
import { groupNotifications } from './group-notifications.ts';
import { MoreNotifications } from './more-notifications.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationTools } from './notification-tools.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { useEmptyNotifications } from './use-empty-notifications.tsx';
import { useMarkAllRead } from './use-mark-all-read.ts';
import { useMarkRead } from './use-mark-read.ts';
import { usePageOf } from './use-page-of.ts';

const dayMs = 86_400_000;

/** Where a row stood when it was marked: there it stays, so that nothing moves away under the finger. */
function usePlaces() {
  const [places, setPlaces] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isNew = ({ id, read }: Row) => places.get(id) ?? !read;
  const keepPlaces = (rows: readonly Row[]) =>
    setPlaces((before) => new Map([...before, ...rows.map((row) => [row.id, isNew(row)] as const)]));
  return { isNew, keepPlaces };
}

/** "Today" and "Yesterday", other days by their date. */
function useGroupTitle() {
  const t = useWords('shell');
  const { date, today, when } = useFormat();
  return (day: string | null): string => {
    if (day === null) return t('notifications.new');
    return Date.parse(today()) - Date.parse(day) <= dayMs ? when(day) : date(day, 'weekday');
  };
}

/** Everything that somebody was notified of: what is new, then day by day. */
export function Component() {
  const t = useWords('shell');
  const { isoDay } = useFormat();
  const online = useOnline();
  const [{ show }] = useSearch();
  const onlyUnread = show === 'unread';
  const result = useInfiniteQuery(notificationsQuery(onlyUnread));
  const read = useRead(result);
  const pageOf = usePageOf();
  const markRead = useMarkRead();
  const { markAll, busy } = useMarkAllRead();
  const { isNew, keepPlaces } = usePlaces();
  const titleOf = useGroupTitle();
  const empty = useEmptyNotifications(onlyUnread);

  const pages = read.kind === 'there' ? read.data.pages : [];
  const rows = pages.flatMap(({ items }) => items);
  const newest = rows[0]?.at;
  useScrollPlace(read.kind === 'there');
  const state = listFace(read, { rows: 8, empty: () => (rows.length > 0 ? null : empty) });
  const markAllShown = () => {
    keepPlaces(rows);
    if (newest) markAll(newest);
  };
  const mark = (row: Row, isRead: boolean) => {
    keepPlaces([row]);
    markRead({ id: row.id, read: isRead });
  };
  const groups = groupNotifications(rows, { isNew, dayOf: (at) => isoDay(at) });
  return (
    <Page title={t('titles.notifications')} titleHidden>
      <NotificationTools
        unread={newest ? (pages.at(-1)?.unread ?? 0) : 0}
        online={online}
        busy={busy}
        onMarkAll={markAllShown}
      />
      {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
      {rows.length > 0 && <OfflineNote />}
      {state.kind === 'full' ? (
        groups.map(({ day, rows: some }) => (
          <Section key={day ?? 'new'} title={titleOf(day)}>
            <List label={titleOf(day)} state={state}>
              {some.map((row) => (
                <NotificationRow
                  key={row.id}
                  row={row}
                  to={pageOf(row)}
                  online={online}
                  onMark={(isRead) => mark(row, isRead)}
                />
              ))}
            </List>
          </Section>
        ))
      ) : (
        <List label={t('titles.notifications')} state={state} />
      )}
      <MoreNotifications result={result} readAgainFirst={onlyUnread && rows.some((row) => row.read)} />
    </Page>
  );
}
