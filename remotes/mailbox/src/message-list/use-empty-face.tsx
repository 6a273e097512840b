import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { Inbox, LockKeyhole, SearchX } from 'lucide-react';
import type { Mailbox } from './mailbox-chips.tsx';
import type { ListAddress } from './use-list-address.ts';

/** Why there is no message here, and the one thing to do about it. */
export function useEmptyFace(
  mailboxes: readonly Mailbox[] | undefined,
  { q, mailboxId, change }: ListAddress,
): EmptyStateProps {
  const t = useWords('mailbox');
  const one = mailboxes?.find(({ id }) => id === mailboxId);
  if (q) {
    return {
      icon: SearchX,
      title: t('message-list.noHitsTitle', { q }),
      text: one ? t('message-list.noHitsInText', { mailbox: one.name }) : t('message-list.noHitsText'),
      action: (
        <Button kind="secondary" onClick={() => change({ q: undefined })}>
          {t('message-list.clearSearch')}
        </Button>
      ),
    };
  }
  if (mailboxes?.length === 0) {
    const [title, text] = [t('message-list.noMailboxTitle'), t('message-list.noMailboxText')];
    return { icon: LockKeyhole, title, text };
  }
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
