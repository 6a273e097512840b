import { useSearch } from '@callboard/feature';

type Change = {
  q?: string | undefined;
  mailbox?: string | undefined;
  message?: string | undefined;
};

/** What a link to the list restores: the search, the mailbox, and on a wide screen the message beside it. */
export function useListAddress() {
  const [search, setSearch] = useSearch();
  return {
    q: search['q'] ?? '',
    mailboxId: search['mailbox'],
    messageId: search['message'],
    change: (change: Change) => setSearch({ ...search, ...change }, { replace: true }),
  };
}
export type ListAddress = ReturnType<typeof useListAddress>;
