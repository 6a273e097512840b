import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, listFace } from '@callboard/ui';
import type { ListState } from '@callboard/ui';
import type { Mailbox } from './mailbox-chips.tsx';
import { useEmptyFace } from './use-empty-face.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { LoadedMessages } from './use-message-list.ts';

/** Which of its four faces the list shows. What is loaded stays, whatever a later read says. */
export function useListFace(
  { rows, error, busy, updatedAt, refresh }: LoadedMessages,
  mailboxes: readonly Mailbox[] | undefined,
  address: ListAddress,
): ListState {
  const t = useWords('mailbox');
  const emptyFace = useEmptyFace(mailboxes, address);
  const read = useRead({
    data: rows,
    error,
    isFetching: busy,
    dataUpdatedAt: updatedAt,
    refetch: refresh,
  });
  const face = listFace(read, {
    rows: 8,
    empty: (loaded) => (loaded.length === 0 ? emptyFace : null),
    notKept: { title: t('message-list.notKeptTitle'), text: t('message-list.notKeptText') },
  });
  if (read.kind !== 'failed' || !read.offline || !address.q) return face;
  // What was read without the search may well be on the phone.
  const clear = (
    <Button kind="secondary" onClick={() => address.change({ q: undefined })}>
      {t('message-list.clearSearch')}
    </Button>
  );
  return { ...face, action: clear } as ListState;
}
