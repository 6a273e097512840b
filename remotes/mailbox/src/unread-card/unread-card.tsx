import { useQuery } from '@callboard/client';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon } from '@callboard/ui';
import { Mail } from 'lucide-react';
import { unreadQuery } from '../mailbox.queries.ts';
import { paths } from '../paths.ts';

/** What nobody has read yet, by its newest subjects. Nothing to read, nothing to show. */
export function Component() {
  const t = useWords('mailbox');
  const { data } = useQuery(unreadQuery);
  if (!data || data.total === 0) return null;
  const title = t('unread-card.title', { count: data.total });
  const [newest, second] = data.items.map(({ subject }) => subject || t('message-list.noSubject'));
  return (
    <List label={title} state={{ kind: 'full' }}>
      <ListRow
        as={Link}
        to={paths.messageList.to()}
        leading={<RowIcon icon={Mail} status="spare" />}
        title={title}
        subtitle={newest}
        text={second}
      />
    </List>
  );
}
