import { useQuery } from '@callboard/client';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, buttonClass } from '@callboard/ui';
import { MailX } from 'lucide-react';
import { emailMessageQuery } from '../base/mailbox.queries.ts';
import { paths } from '../base/paths.ts';
import { MessageSkeleton } from './message-skeleton.tsx';
import { MessageText } from './message-text.tsx';

type MessageProps = {
  id: string;
  /** The subject heads the screen, or a part of it. */
  heading: 'h1' | 'h2';
  /** The message is done with. */
  onLeave: () => void;
};

/** One message in its faces: on its way, missing, failed, or there. What is there stays. */
export function Message({ id, heading, onLeave }: MessageProps) {
  const t = useWords('mailbox');
  const read = useRead(useQuery(emailMessageQuery(id)));
  return (
    <Faces
      read={read}
      loading={<MessageSkeleton />}
      missing={{
        icon: MailX,
        title: t('message.notFoundTitle'),
        text: t('message.notFoundText'),
        action: (
          <Link to={paths.messageList.to()} className={buttonClass({ kind: 'secondary' })}>
            {t('message.toMailbox')}
          </Link>
        ),
      }}
      notKept={{ title: t('message.notKeptTitle'), text: t('message.notKeptText') }}
    >
      {(message) => <MessageText message={message} heading={heading} onLeave={onLeave} />}
    </Faces>
  );
}
