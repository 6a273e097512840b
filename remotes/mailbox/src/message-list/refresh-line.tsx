import { useOnline } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton } from '@callboard/ui';
import { RefreshCw } from 'lucide-react';
import { AsOf, ageOf } from '../as-of.tsx';
import styles from './refresh-line.module.css';
import type { LoadedMessages } from './use-message-list.ts';

type RefreshLineProps = Pick<LoadedMessages, 'updatedAt' | 'busy' | 'refresh'>;

/** How old the list is, and the way to a newer one. */
export function RefreshLine({ updatedAt, busy, refresh }: RefreshLineProps) {
  const t = useWords('mailbox');
  const format = useFormat();
  const online = useOnline();
  // Nothing was ever read: the list itself says why.
  if (updatedAt === 0) return null;
  if (!online) return <AsOf at={updatedAt} />;
  return (
    <div className={styles.line}>
      <span>{t('message-list.updated', { time: ageOf(updatedAt, format) })}</span>
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
