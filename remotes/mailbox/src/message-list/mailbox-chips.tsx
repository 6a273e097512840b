import type { AnswerOf, mailbox } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';

export type Mailbox = AnswerOf<typeof mailbox.mailboxes>['items'][number];

type MailboxChipsProps = {
  mailboxes: readonly Mailbox[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** All mailboxes or one of them, each with what nobody has read yet. */
export function MailboxChips({ mailboxes, chosen, onChoose }: MailboxChipsProps) {
  const t = useWords('mailbox');
  const { number } = useFormat();
  if (mailboxes.length < 2) return null;
  const unread = mailboxes.reduce((sum, mailbox) => sum + mailbox.unread, 0);
  const choices = [{ id: undefined, name: t('message-list.all'), unread }, ...mailboxes];
  return (
    <ChipRow label={t('message-list.mailboxes')}>
      {choices.map(({ id, name, unread: count }) => (
        <Chip
          key={id ?? ''}
          label={count > 0 ? `${name} · ${number(count)}` : name}
          aria-label={count > 0 ? t('message-list.chip', { name, count }) : name}
          selected={id === chosen}
          onClick={() => onChoose(id)}
        />
      ))}
    </ChipRow>
  );
}
