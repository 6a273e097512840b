import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { Inbox, LockKeyhole } from 'lucide-react';
import type { Mailbox } from '../base/mailbox.queries.ts';

/** Why there is no message here, and the one thing to do about it. */
export function useEmptyFace(mailboxes: readonly Mailbox[] | undefined): EmptyStateProps {
  const t = useWords('mailbox');
  const [{ mailbox: mailboxId }, change] = useSearch();
  if (mailboxes?.length === 0) {
    const [title, text] = [t('message-list.noMailboxTitle'), t('message-list.noMailboxText')];
    return { icon: LockKeyhole, title, text };
  }
  const one = mailboxes?.find(({ id }) => id === mailboxId);
  return {
    icon: Inbox,
    title: t('message-list.emptyTitle'),
    text: one ? t('message-list.emptyText', { address: one.address }) : t('message-list.emptyAllText'),
    action: mailboxId && (
      <Button kind="secondary" onClick={() => change({ mailbox: undefined })}>
        {t('message-list.showAll')}
      </Button>
    ),
  };
}
