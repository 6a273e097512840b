import type { Address } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { ListRow, RowIcon } from '@callboard/ui';
import type { Icon } from '@callboard/ui';
import { ChevronRight } from 'lucide-react';

type WayRowProps = { to: Address; icon: Icon; title: string; text?: string; count?: number };

/** Leads on, where there is such a page and it may be opened. */
export function WayRow({ to, icon, title, text, count }: WayRowProps) {
  const { number } = useFormat();
  return (
    useCanOpen(to) && (
      <ListRow
        as={Link}
        to={to}
        leading={<RowIcon icon={icon} />}
        title={title}
        subtitle={text}
        meta={count !== undefined && count > 0 ? number(count) : undefined}
        trailing={<ChevronRight size={20} aria-hidden />}
      />
    )
  );
}
