import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { Avatar, ListRow, RowIcon } from '@callboard/ui';
import type { ListRowProps } from '@callboard/ui';
import { UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Person } from './person.ts';

export type PersonRowProps = Pick<ListRowProps, 'text' | 'meta' | 'trailing' | 'unread' | 'current'> & {
  /** Nobody yet, where a place is open. */
  person: Person | null;
  /** The name, where it is shown otherwise; who is wanted, where there is nobody. */
  title?: ReactNode;
  /** As what, when: what is known of it in one line. */
  about?: readonly (string | false | null | undefined)[];
  /** Below that line. */
  more?: ReactNode;
  /** Leads to the person, for those who may go there. */
  to?: LinkTarget | null | undefined;
  onClick?: (() => void) | undefined;
};

/** Somebody in a list. At the end of the row stands a state, or an action: `CallLink`, say. */
export function PersonRow({ person, title, about = [], more, to, onClick, ...rest }: PersonRowProps) {
  const line = about.filter(Boolean).join(' · ');
  const row = {
    leading: person ? (
      <Avatar name={person.name} src={person.pictureUrl ?? undefined} />
    ) : (
      <RowIcon icon={UserRoundPlus} />
    ),
    title: title ?? person?.name,
    subtitle: more ? (
      <>
        {line}
        {more}
      </>
    ) : (
      line
    ),
    ...rest,
  };
  if (to) return <ListRow as={Link} to={to} {...row} />;
  return onClick ? <ListRow onClick={onClick} {...row} /> : <ListRow {...row} />;
}
