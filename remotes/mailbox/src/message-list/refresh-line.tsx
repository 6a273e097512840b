import { useOnline } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, IconButton, ageOf } from '@callboard/ui';
import { RefreshCw } from 'lucide-react';
import styles from './refresh-line.module.css';
import type { LoadedMessages } from './use-message-list.ts';

type RefreshLineProps = Pick<LoadedMessages, 'updatedAt' | 'busy' | 'refresh' | 'refreshError'>;

/** How old the list is, and the way to a newer one. A newer one that did not come is told here; the old stays. */
export function RefreshLine({ updatedAt, busy, refresh, refreshError }: RefreshLineProps) {
  const t = useWords('mailbox');
  const format = useFormat();
  const errorText = useErrorText();
  const online = useOnline();
  // Nothing was ever read: the list itself says why.
  if (updatedAt === 0) return null;
  if (!online) return <AsOf at={updatedAt} />;
  return (
    <div className={styles.line}>
      <span>
        {t('message-list.updated', { time: ageOf(updatedAt, format) })}
        {refreshError && (
          <span role="alert" className={styles.error}>
            {errorText(refreshError).title}
          </span>
        )}
      </span>
      <IconButton
        label={t('message-list.refresh')}
        icon={RefreshCw}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        className={styles.button}
        onClick={busy ? undefined : refresh}
      />
    </div>
  );
}
