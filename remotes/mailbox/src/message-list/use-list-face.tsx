import { useOnline } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { ListState } from '@callboard/ui';
import { WifiOff } from 'lucide-react';
import type { Mailbox } from './mailbox-chips.tsx';
import { useEmptyFace } from './use-empty-face.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { LoadedMessages } from './use-message-list.ts';

/** Which of its four faces the list shows. What is loaded stays, whatever a later read says. */
export function useListFace(
  { rows, error, busy, refresh }: LoadedMessages,
  mailboxes: readonly Mailbox[] | undefined,
  address: ListAddress,
): ListState {
  const t = useWords('mailbox');
  const online = useOnline();
  const errorText = useErrorText();
  const emptyFace = useEmptyFace(mailboxes, address);
  if (rows) return rows.length > 0 ? { kind: 'full' } : emptyFace;
  if (busy || !error) return { kind: 'loading', rows: 8 };
  const retry = (
    <Button kind="secondary" onClick={refresh}>
      {t('message-list.tryAgain')}
    </Button>
  );
  // A connection that breaks while there is a network is a failure like others.
  if (error.code !== 'offline' || online) return { kind: 'failed', ...errorText(error), action: retry };
  // What was read without the search may well be on the phone.
  const clear = (
    <Button kind="secondary" onClick={() => address.change({ q: undefined })}>
      {t('message-list.clearSearch')}
    </Button>
  );
  return {
    kind: 'failed',
    icon: WifiOff,
    title: t('message-list.notKeptTitle'),
    text: t('message-list.notKeptText'),
    action: address.q ? clear : retry,
  };
}
