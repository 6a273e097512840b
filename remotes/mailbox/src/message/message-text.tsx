import { useOnline } from '@callboard/client';
import type { EmailMessage } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { AsOf } from '@callboard/ui';
import { AttachmentList } from './attachment-list.tsx';
import { MarkUnreadButton } from './mark-unread-button.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageHead } from './message-head.tsx';
import styles from './message.module.css';
import { useReadOnOpen } from './use-read-on-open.ts';

type MessageTextProps = { message: EmailMessage; asOf: number; heading: 'h1' | 'h2'; onLeave: () => void };

export function MessageText({ message, asOf, heading: Heading, onLeave }: MessageTextProps) {
  const t = useWords('mailbox');
  const online = useOnline();
  useReadOnOpen(message);
  return (
    <article className={styles.message}>
      <Heading className={styles.subject} tabIndex={-1}>
        {message.subject || t('message-list.noSubject')}
      </Heading>
      {!online && <AsOf at={asOf} />}
      <MessageHead message={message} />
      <MessageBody key={message.id} message={message} />
      <AttachmentList attachments={message.attachments} />
      <MarkUnreadButton message={message} onMarked={onLeave} />
    </article>
  );
}
