import { useQuery } from '@callboard/client';
import { emailMessageQuery } from '../mailbox.queries.ts';
import { MessageSkeleton } from './message-skeleton.tsx';
import { MessageText } from './message-text.tsx';
import { MessageTrouble } from './message-trouble.tsx';

type MessageProps = {
  id: string;
  /** The subject heads the screen, or a part of it. */
  heading: 'h1' | 'h2';
  /** The message is done with. */
  onLeave: () => void;
};

/** One message in its faces: on its way, failed, or there. What is there stays, whatever a later read says. */
export function Message({ id, heading, onLeave }: MessageProps) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(emailMessageQuery(id));
  if (data) return <MessageText message={data} asOf={dataUpdatedAt} heading={heading} onLeave={onLeave} />;
  if (isFetching || !error) return <MessageSkeleton />;
  return <MessageTrouble error={error} onRetry={() => void refetch()} />;
}
