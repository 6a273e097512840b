import { useQuery } from '@callboard/client';
import { useRedirect, useScrollPlace } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListSearch } from '@callboard/parts';
import { ListDetail, Page, useWide } from '@callboard/ui';
import { mailboxesQuery } from '../mailbox.queries.ts';
import { paths } from '../paths.ts';
import { MailboxChips } from './mailbox-chips.tsx';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';
import { RefreshLine } from './refresh-line.tsx';
import { useListAddress } from './use-list-address.ts';
import { useMessageList } from './use-message-list.ts';

export function Component() {
  const t = useWords('mailbox');
  const wide = useWide();
  const address = useListAddress();
  const { q, mailboxId, messageId, change } = address;
  const mailboxes = useQuery(mailboxesQuery).data?.items;
  const messages = useMessageList({ q, mailboxId });
  useScrollPlace(messages.rows !== undefined);
  // A link to a message beside the list, opened where there is no beside.
  useRedirect(wide || !messageId ? undefined : paths.message.to({ id: messageId }));

  const searched = mailboxes?.filter(({ id }) => !mailboxId || id === mailboxId) ?? [];
  const total = searched.reduce((sum, mailbox) => sum + mailbox.total, 0);
  const found = messages.rows && {
    shown: t('message-list.hits', { hits: messages.total, total }),
    spoken: t('message-list.found', { count: messages.total }),
  };
  return (
    <Page title={t('message-list.title')} titleHidden wide>
      <ListDetail
        label={t('message.title')}
        list={
          <>
            <ListSearch
              q={q}
              onSearch={(wanted) => change({ q: wanted })}
              words={{
                label: t('message-list.search'),
                placeholder: t('message-list.searchHint'),
                offline: t('message-list.searchOffline'),
                found,
              }}
            />
            <MailboxChips
              mailboxes={mailboxes ?? []}
              chosen={mailboxId}
              onChoose={(id) => change({ mailbox: id })}
            />
            <RefreshLine {...messages} />
            <MessageList messages={messages} mailboxes={mailboxes} address={address} beside={wide} />
          </>
        }
        detail={wide && <MessagePane id={messageId} onLeave={() => change({ message: undefined })} />}
      />
    </Page>
  );
}
