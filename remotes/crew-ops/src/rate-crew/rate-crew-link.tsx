import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon } from '@callboard/ui';
import { Star } from 'lucide-react';
import { paths } from '../base/paths.ts';

/** The next step once the hours are signed off: saying how everybody has worked. */
export function RateCrewLink({ id }: { id: string }) {
  const t = useWords('crew-ops');
  const to = paths.rateCrew.to({ id });
  return (
    useCanOpen(to) && (
      <List label={t('rate-crew.title')} state={{ kind: 'full' }}>
        <ListRow
          as={Link}
          to={to}
          leading={<RowIcon icon={Star} />}
          title={t('rate-crew.title')}
          subtitle={t('rate-crew.link')}
        />
      </List>
    )
  );
}
