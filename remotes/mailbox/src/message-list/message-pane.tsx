import { useWords } from '@callboard/i18n';
import { EmptyState } from '@callboard/ui';
import { MailOpen } from 'lucide-react';
import { Message } from '../message/message.tsx';
import styles from './message-pane.module.css';

type MessagePaneProps = { id: string | undefined; onLeave: () => void };

/** On a wide screen, the chosen message beside its list. */
export function MessagePane({ id, onLeave }: MessagePaneProps) {
  const t = useWords('mailbox');
  return (
    <section aria-label={t('message.title')} className={styles.pane} tabIndex={-1}>
      {id ? (
        <Message key={id} id={id} heading="h2" onLeave={onLeave} />
      ) : (
        <EmptyState
          icon={MailOpen}
          title={t('message-list.chooseTitle')}
          text={t('message-list.chooseText')}
        />
      )}
    </section>
  );
}
