import { invalidate, useInfiniteQuery, useQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, useInfiniteList } from '@callboard/parts';
import { MailOpen } from 'lucide-react';
import { emailMessagesQuery, mailboxesQuery } from '../base/mailbox.queries.ts';
import { Message } from '../message/message.tsx';
import { paths } from '../base/paths.ts';
import { MailboxChips } from './mailbox-chips.tsx';
import { MessageRow } from './message-row.tsx';
import { useEmptyFace } from './use-empty-face.tsx';

/** Three lines, before a row is measured. */
const rowHeight = 92;

/** Messages, newest first; on a wide screen with the open one beside them. */
export function Component() {
  const t = useWords('mailbox');
  const [{ q = '', mailbox: mailboxId }] = useSearch();
  const mailboxes = useQuery(mailboxesQuery).data?.items;
  const messages = useInfiniteList(useInfiniteQuery(emailMessagesQuery({ q, mailboxId })));
  const empty = useEmptyFace(mailboxes);

  const one = mailboxes?.find(({ id }) => id === mailboxId);
  const searched = one ? [one] : (mailboxes ?? []);
  const total = searched.reduce((sum, mailbox) => sum + mailbox.total, 0);
  const refresh = () => {
    messages.refresh();
    void invalidate(mailboxesQuery);
  };
  return (
    <ListDetailPage
      title={t('message-list.title')}
      label={t('message-list.label')}
      list={{ ...messages, refresh }}
      keyOf={({ id }) => id}
      row={(message, link) => (
        <MessageRow
          row={message}
          q={q}
          mailboxAddress={mailboxes?.find(({ id }) => id === message.mailboxId)?.address}
          {...link}
        />
      )}
      rowHeight={rowHeight}
      search={{
        label: t('message-list.search'),
        placeholder: t('message-list.searchHint'),
        found: (count) => ({
          shown: t('message-list.hits', { hits: count, total }),
          spoken: t('message-list.found', { count }),
        }),
        notFound: () => ({
          title: t('message-list.noHitsTitle', { q }),
          text: one ? t('message-list.noHitsInText', { mailbox: one.name }) : t('message-list.noHitsText'),
        }),
      }}
      filters={<MailboxChips mailboxes={mailboxes ?? []} />}
      refresh
      empty={empty}
      detail={{
        name: 'message',
        label: t('message.title'),
        at: (id) => paths.message.to({ id }),
        show: (id, close) => <Message id={id} heading="h2" onLeave={close} />,
        opensFirst: false,
        choose: {
          icon: MailOpen,
          title: t('message-list.chooseTitle'),
        },
      }}
    />
  );
}
