import type { EmailMessage } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import column from '@callboard/ui/styles/column.module.css';
import { AttachmentList } from './attachment-list.tsx';
import { MarkUnreadButton } from './mark-unread-button.tsx';
import { MessageBody } from './body/message-body.tsx';
import { MessageHead } from './message-head.tsx';
import styles from './message.module.css';
import { useReadOnOpen } from './use-read-on-open.ts';

type MessageTextProps = { message: EmailMessage; heading: 'h1' | 'h2'; onLeave: () => void };

export function MessageText({ message, heading: Heading, onLeave }: MessageTextProps) {
  const t = useWords('mailbox');
  useReadOnOpen(message);
  return (
    <article className={column.gap4}>
      <Heading className={styles.subject} tabIndex={-1}>
        {message.subject || t('message-list.noSubject')}
      </Heading>
      <MessageHead message={message} />
      <MessageBody key={message.id} message={message} />
      <AttachmentList attachments={message.attachments} />
      <MarkUnreadButton message={message} onMarked={onLeave} />
    </article>
  );
}
