import type { PlusCrew } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon } from '@callboard/ui';
import { CalendarRange, SlidersHorizontal } from 'lucide-react';
import { paths } from '../base/paths.ts';

/** Where the values are that somebody has set. */
export function PlusCrewLinks({ crew: { number } }: { crew: PlusCrew }) {
  const t = useWords('plus-crews');
  const data = paths.plusCrewData.to({ number });
  const settings = paths.plusCrewSettings.to({ number });
  const [hasData, hasSettings] = [useCanOpen(data), useCanOpen(settings)];
  if (!hasData && !hasSettings) return null;
  return (
    <List label={t('plus-crew.basis')} state={{ kind: 'full' }}>
      {hasData && (
        <ListRow
          as={Link}
          to={data}
          leading={<RowIcon icon={CalendarRange} />}
          title={t('plus-crew-data.title')}
          subtitle={t('plus-crew-data.about')}
        />
      )}
      {hasSettings && (
        <ListRow
          as={Link}
          to={settings}
          leading={<RowIcon icon={SlidersHorizontal} />}
          title={t('plus-crew-settings.title')}
          subtitle={t('plus-crew-settings.about')}
        />
      )}
    </List>
  );
}
