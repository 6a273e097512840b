import { useEffect, useRef } from 'react';
import { useOnline, useQuery } from '@callboard/client';
import { path, shellPages } from '@callboard/contract';
import type { Address, NotificationRow } from '@callboard/contract';
import { Link, useParams, useRead, useRedirect, useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Faces, Page, RowIcon, Skeleton, buttonClass } from '@callboard/ui';
import { kindLook } from './kind-look.ts';
import { TextLines } from './notification-row.tsx';
import { notificationQuery } from './notification.queries.ts';
import styles from './notifications.module.css';
import { useMarkRead } from './use-mark-read.ts';
import { usePageOf } from './use-page-of.ts';

const paths = { one: path(shellPages.notification), all: path(shellPages.notifications) };

/** Once it is opened it is read. */
function useReadOnOpen(row: NotificationRow | undefined): void {
  const online = useOnline();
  const markRead = useMarkRead();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!row || opened.current === row.id || (!row.read && !online)) return;
    opened.current = row.id;
    if (!row.read) markRead({ id: row.id, read: true });
  }, [row, online, markRead]);
}

/** What a push message opens: it goes on to the page of what was told, or shows the notification itself. */
export function Component() {
  const t = useWords('shell');
  const { id } = useParams(paths.one);
  const pageOf = usePageOf();
  const read = useRead(useQuery(notificationQuery(id)));
  const row = read.kind === 'there' ? read.data : undefined;
  const to = row && pageOf(row);
  useReadOnOpen(row);
  const [{ answer }] = useSearch();
  // "Decline" of the message: the job asks for the reason.
  const declines = answer === 'refuse' && row?.subject?.kind === 'job';
  useRedirect(to ? (declines ? (`${to}?answer=refuse` as Address) : to) : undefined);
  const loading = <Skeleton height="7rem" />;
  const toAll = (
    <Link to={paths.all.to()} className={buttonClass({ kind: 'secondary' })}>
      {t('notifications.show-all')}
    </Link>
  );
  return (
    <Page title={row?.title ?? t('titles.notifications')} titleHidden>
      <Faces
        read={read}
        loading={loading}
        missing={{
          title: t('notifications.missing-title'),
          text: t('notifications.missing'),
          action: toAll,
        }}
      >
        {(shown) =>
          to ? (
            loading
          ) : (
            <>
              <NotificationCard row={shown} />
              <p>{toAll}</p>
            </>
          )
        }
      </Faces>
    </Page>
  );
}

function NotificationCard({ row }: { row: NotificationRow }) {
  const { dateTime } = useFormat();
  const { icon, status } = kindLook(row.kind);
  return (
    <Card className={styles.one}>
      <RowIcon icon={icon} status={status} />
      <div>
        <p className={styles.heading}>{row.title}</p>
        <div className={styles.text}>
          <TextLines text={row.text} />
        </div>
        <p className={styles.at}>
          <time dateTime={row.at}>{dateTime(row.at)}</time>
        </p>
      </div>
    </Card>
  );
}
