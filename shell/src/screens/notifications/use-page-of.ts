import { useMemo } from 'react';
import { may, openedBy, person, shellPages } from '@callboard/contract';
import type { Address, NotificationRow, Opening } from '@callboard/contract';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { useOpenings } from '../../runtime/routes/use-openings.ts';
import { usePageExists } from '../../runtime/routes/use-page-exists.ts';

/** What opens a page of the shell itself. */
const own: Opening = { about: 'person', to: shellPages.profile };

/** Which page opens a notification for whoever holds the phone; null where none does. */
export function usePageOf(): (row: Pick<NotificationRow, 'kind' | 'subject'>) => Address | null {
  const { openings, canOpen } = useOpenings();
  const { identity } = useVisitor();
  const exists = usePageExists();
  return useMemo(() => {
    const all = [...openings, own];
    const ofShell = (address: Address) =>
      address === shellPages.profile && exists(address) && may(person.with('persons'), identity);
    return (row) => openedBy(row, all, (address) => canOpen(address) || ofShell(address));
  }, [openings, canOpen, exists, identity]);
}
