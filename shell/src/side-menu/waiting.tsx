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

/** What an entry with a count is called, "Mailbox, 41 waiting". Without a count its own words say it all. */
export function useCountedName(): (entry: MenuEntry, count: number, more?: string) => string | undefined {
  const t = useWords('shell');
  const label = useEntryLabel();
  return (entry, count, more) =>
    count === 0
      ? undefined
      : [label(entry), t('side-menu.waiting', { count }), ...(more ? [more] : [])].join(', ');
}
