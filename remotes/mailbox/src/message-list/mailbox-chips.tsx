import { useFormat, useWords } from '@callboard/i18n';
import { FilterChips } from '@callboard/parts';
import type { Mailbox } from '../base/mailbox.queries.ts';

/** All mailboxes or one of them, each with what nobody has read yet. */
export function MailboxChips({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  const t = useWords('mailbox');
  const { number } = useFormat();
  const choiceOf = (name: string, count: number) =>
    count > 0
      ? { label: `${name} · ${number(count)}`, spoken: t('message-list.chip', { name, count }) }
      : { label: name };
  const unread = mailboxes.reduce((sum, mailbox) => sum + mailbox.unread, 0);
  return (
    <FilterChips
      label={t('message-list.mailboxes')}
      name="mailbox"
      all={choiceOf(t('message-list.all'), unread)}
      choices={mailboxes.map((each) => ({ id: each.id, ...choiceOf(each.name, each.unread) }))}
    />
  );
}
