import { Link, useCanOpen } from '@callboard/feature';
import type { Address } from '@callboard/feature';
import { ListRow } from '@callboard/ui';
import type { ReactNode } from 'react';

type FactRowProps = { to: Address; icon: ReactNode; title: string; about: string };

/** Leads on where there is such a page and the person may open it. */
export function FactRow({ to, icon, title, about }: FactRowProps) {
  const row = { leading: icon, title, subtitle: about };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}
