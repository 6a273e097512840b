import { useQuery } from '@callboard/client';
import type { LiveLocation, ProjectCrew } from '@callboard/contract';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, List, ListRow, RowIcon, Section, listFace } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import split from '@callboard/ui/styles/split.module.css';
import { ChevronRight, MapPin, MapPinned, Phone } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import type { MapPerson } from '../../crew/site-map/map-person.ts';
import { SiteMap } from '../../crew/site-map/site-map.tsx';
import { liveLocationsQuery } from './live-locations.queries.ts';
import { PeopleList } from './people-list.tsx';
import { ShareCard } from './share-card.tsx';

const onMap = (people: readonly LiveLocation[]): MapPerson[] =>
  people.flatMap(({ personId: id, name, latitude, longitude, accuracyM, mine }) =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude, accuracyM, mine }],
  );

/** The map with everybody who shares, the own sharing, and whom to call. */
export function MeetView({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { id, location, may, chiefs, mine } = crew;
  const read = useRead(useQuery(liveLocationsQuery(id)));
  const people = read.kind === 'there' ? read.data.items : [];
  const site =
    location?.latitude != null && location.longitude !== null
      ? { ...location, latitude: location.latitude, longitude: location.longitude }
      : null;
  const others = chiefs.filter((chief) => !mine.some(({ personId }) => personId === chief.personId));
  const share = mine.length > 0 && <ShareCard crew={crew} />;
  return (
    <div className={split.map}>
      <div className={column.top4}>
        {!may.seeLocations && share}
        <SiteMap site={site} people={onMap(people)} />
      </div>
      <div className={column.top4}>
        {may.seeLocations && (
          <Section title={t('crew-chief-location.people')} count={people.length}>
            {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
            <PeopleList
              crew={crew}
              people={people}
              state={listFace(read, {
                rows: 3,
                empty: ({ items }) =>
                  items.length === 0
                    ? {
                        icon: MapPinned,
                        title: t('crew-chief-location.nobody'),
                        text: t('crew-chief-location.nobodyText'),
                      }
                    : null,
              })}
            />
          </Section>
        )}
        {may.seeLocations && share}
        <Section title={t('crew-chief-location.meet')}>
          <List label={t('crew-chief-location.meet')} state={{ kind: 'full' }}>
            {others.map((chief) => (
              <ListRow
                key={chief.crewItemId}
                as={Link}
                to={paths.contactCrewChief.to({ id })}
                leading={<RowIcon icon={Phone} status="confirmed" />}
                title={chief.name}
                subtitle={t('contact.crewChiefTitle')}
                trailing={<ChevronRight size={20} />}
              />
            ))}
            {location && (
              <ListRow
                as={Link}
                to={paths.location.to({ id: location.id })}
                leading={<RowIcon icon={MapPin} />}
                title={location.name}
                subtitle={[location.street, location.city].filter(Boolean).join(', ')}
                trailing={<ChevronRight size={20} />}
              />
            )}
          </List>
        </Section>
      </div>
    </div>
  );
}
