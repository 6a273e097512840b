import type { ReactNode } from 'react';
import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { badgeQuery } from './badge.queries.ts';
import { useEntryLabel } from './menu-entry-face.tsx';
import type { MenuEntry } from './menu.ts';

type Draw = (count: number) => ReactNode;

/** Draws an entry with how much waits behind it. A count that does not arrive is a hint less, and no trouble. */
export function Waiting({ entry, children }: { entry: MenuEntry; children: Draw }) {
  const at = entry.kind === 'feature' ? entry.badge : undefined;
  return at === undefined ? children(0) : <Counted at={at}>{children}</Counted>;
}

function Counted({ at, children }: { at: string; children: Draw }) {
  const { data = 0 } = useQuery(badgeQuery(at));
  return children(data);
}

/** What an entry is called with what waits behind it: "Mailbox, 41 waiting". */
export function useCountedName(): (entry: MenuEntry, count: number) => string {
  const t = useWords('shell');
  const label = useEntryLabel();
  return (entry, count) =>
    count === 0 ? label(entry) : `${label(entry)}, ${t('side-menu.waiting', { count })}`;
}
