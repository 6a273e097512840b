import { useMemo } from 'react';
import { may, openedBy, person, shellPages } from '@callboard/contract';
import type { Address, NotificationRow, Opening } from '@callboard/contract';
import { useShell } from '../frame/shell-context.ts';
import { useVisitor } from '../guard/visitor.ts';
import { featurePages } from '../routes/feature-pages.ts';
import { canOpen, usePageExists } from '../routes/use-page-exists.ts';

/** What opens a page of the shell itself. */
const own: Opening = { about: 'person', to: shellPages.profile };

/** Which page opens a notification for whoever holds the phone; null where none does. */
export function usePageOf(): (row: Pick<NotificationRow, 'kind' | 'subject'>) => Address | null {
  const { lineup, loader } = useShell();
  const { identity } = useVisitor();
  const exists = usePageExists();
  return useMemo(() => {
    const openings = [...lineup.features.flatMap(({ face }) => face.opens ?? []), own];
    const ofFeature = canOpen(featurePages(lineup.features, loader));
    const ofShell = (address: Address) =>
      address === shellPages.profile && exists(address) && may(person.with('persons'), identity);
    return (row) => openedBy(row, openings, (address) => ofFeature(address) || ofShell(address));
  }, [lineup, loader, exists, identity]);
}
