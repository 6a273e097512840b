import { sendOutboxNow, useOnline, useOutbox } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button, Sheet } from '@callboard/ui';
import styles from './waiting-list.module.css';
import { WaitingList } from './waiting-list.tsx';

/** What waits on this phone, and what can be done about it. */
export function OutboxSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const { items, busy } = useOutbox();
  const online = useOnline();
  const sendable = items.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('outbox.title')}
      actions={
        online &&
        sendable && (
          <Button wide busy={busy} onClick={() => void sendOutboxNow()}>
            {t('outbox.send-now')}
          </Button>
        )
      }
    >
      <p className={styles.intro}>{items.length > 0 ? t('outbox.intro') : t('outbox.nothing')}</p>
      <WaitingList onLeave={onClose} />
    </Sheet>
  );
}
