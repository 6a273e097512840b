import { useWords } from '@callboard/i18n';
import { EmptyState } from '@callboard/ui';
import { MailOpen } from 'lucide-react';
import { Message } from '../message/message.tsx';

type MessagePaneProps = { id: string | undefined; onLeave: () => void };

/** On a wide screen, the chosen message beside its list. */
export function MessagePane({ id, onLeave }: MessagePaneProps) {
  const t = useWords('mailbox');
  if (id) return <Message key={id} id={id} heading="h2" onLeave={onLeave} />;
  return (
    <EmptyState icon={MailOpen} title={t('message-list.chooseTitle')} text={t('message-list.chooseText')} />
  );
}
