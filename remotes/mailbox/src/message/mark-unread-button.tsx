import { useOnline } from '@callboard/client';
import type { EmailMessage } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, toast } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { MailPlus } from 'lucide-react';
import { useId } from 'react';
import styles from './mark-unread-button.module.css';
import { useMarkRead } from './use-mark-read.ts';

type MarkUnreadButtonProps = { message: EmailMessage; onMarked: () => void };

/** Puts a message back among the unread ones, and leaves it. */
export function MarkUnreadButton({ message: { id, read }, onMarked }: MarkUnreadButtonProps) {
  const t = useWords('mailbox');
  const online = useOnline();
  const why = useId();
  const { mutate } = useMarkRead();
  const mark = (wanted: boolean) => mutate({ params: { id }, body: { read: wanted } });
  const markUnread = () => {
    mark(false);
    onMarked();
    toast.default(t('message.markedUnread'), {
      time: 5000,
      action: { label: t('message.undo'), run: () => mark(true) },
    });
  };
  return (
    <div className={styles.mark}>
      <Button
        kind="quiet"
        icon={MailPlus}
        onClick={markUnread}
        disabled={!online || !read}
        aria-describedby={online ? undefined : why}
      >
        {t('message.markUnread')}
      </Button>
      {!online && (
        <span id={why} className={quiet.text}>
          {t('message.markOffline')}
        </span>
      )}
    </div>
  );
}
