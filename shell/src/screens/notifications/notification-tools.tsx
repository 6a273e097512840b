import { CircleCheck } from 'lucide-react';
import { useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Chip, ChipRow } from '@callboard/ui';
import styles from './notifications.module.css';

type NotificationToolsProps = {
  unread: number;
  /** Marking needs a connection. */
  online: boolean;
  busy: boolean;
  onMarkAll: () => void;
};

/** What is shown of them, and the end of all that is unread. */
export function NotificationTools({ unread, online, busy, onMarkAll }: NotificationToolsProps) {
  const t = useWords('shell');
  const { number } = useFormat();
  const [{ show }, change] = useSearch();
  return (
    <div className={styles.tools}>
      <ChipRow label={t('notifications.filter')}>
        <Chip
          label={t('notifications.all')}
          selected={show !== 'unread'}
          onClick={() => change({ show: null })}
        />
        <Chip
          label={t('notifications.unread') + (unread > 0 ? ` · ${number(unread)}` : '')}
          selected={show === 'unread'}
          onClick={() => change({ show: 'unread' })}
        />
      </ChipRow>
      {unread > 0 && (
        <Button kind="quiet" icon={CircleCheck} busy={busy} disabled={!online} onClick={onMarkAll}>
          {t('notifications.mark-all')}
        </Button>
      )}
    </div>
  );
}
