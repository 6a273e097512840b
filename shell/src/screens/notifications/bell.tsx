import { Bell as BellIcon } from 'lucide-react';
import { useQuery } from '@callboard/client';
import { path, shellPages } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Badge } from '@callboard/ui';
import { unreadQuery } from './bell.queries.ts';
import styles from './bell.module.css';

/** Leads to what somebody was told, with how much of it is unread. */
export function Bell() {
  const t = useWords('shell');
  // A number that does not arrive is a hint less, and no trouble.
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  return (
    <Link
      to={path(shellPages.notifications).to()}
      className={styles.bell}
      aria-label={unread > 0 ? t('notifications.bell', { count: unread }) : t('titles.notifications')}
    >
      <BellIcon size={24} aria-hidden />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden>
          <Badge count={unread} kind="trouble" />
        </span>
      )}
    </Link>
  );
}
