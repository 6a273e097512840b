import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { ListRow } from '@callboard/ui';
import type { ListRowProps } from '@callboard/ui';

type LinkRowProps = Pick<ListRowProps, 'leading' | 'title' | 'subtitle' | 'text' | 'meta' | 'trailing'> & {
  /** Nothing: the row only tells. */
  to: LinkTarget | null;
};

/** A row that leads on, for those who may go there. */
export const LinkRow = ({ to, ...row }: LinkRowProps) =>
  to === null ? <ListRow {...row} /> : <ListRow as={Link} to={to} {...row} />;
