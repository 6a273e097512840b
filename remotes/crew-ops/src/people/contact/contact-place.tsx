import { useQuery } from '@callboard/client';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon } from '@callboard/ui';
import { ChevronRight, MapPin } from 'lucide-react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';

/** Where the crew works, with the way to its map; nothing until that is known. */
export function ContactPlace({ crewId }: { crewId: string }) {
  const t = useWords('crew-ops');
  const { data: crew } = useQuery(crewQuery(crewId));
  const place = crew?.location;
  if (!place) return null;
  return (
    <List label={t('location.title')} state={{ kind: 'full' }}>
      <ListRow
        as={Link}
        to={paths.location.to({ id: place.id })}
        leading={<RowIcon icon={MapPin} />}
        title={place.name}
        subtitle={[place.street, `${place.zip} ${place.city}`.trim()].filter(Boolean).join(', ')}
        trailing={<ChevronRight size={20} />}
      />
    </List>
  );
}
