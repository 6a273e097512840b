import type { LiveLocation, ProjectCrew } from '@callboard/contract';
import { metresBetween } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow, useNearPosition } from '@callboard/parts';
import { List } from '@callboard/ui';
import type { ListState } from '@callboard/ui';
import { paths } from '../../base/paths.ts';
import { distanceOf } from '../position/distance-to-site.ts';

type PeopleListProps = { crew: ProjectCrew; people: readonly LiveLocation[]; state: ListState };

/** Who is how far away, the nearest first. */
export function PeopleList({ crew, people, state }: PeopleListProps) {
  const t = useWords('crew-ops');
  const { number, time } = useFormat();
  const here = useNearPosition(true);
  const far = (metres: number) => {
    const { value, unit } = distanceOf(metres);
    return number(value, { style: 'unit', unit, unitDisplay: 'short' });
  };
  const near = people.toSorted((a, b) => (a.distanceM ?? Infinity) - (b.distanceM ?? Infinity));
  return (
    <List label={t('crew-chief-location.people')} state={state}>
      {near.map((one) => {
        const { distanceM, latitude, longitude, accuracyM } = one;
        const member = [...crew.team, ...crew.chiefs].find(({ personId }) => personId === one.personId);
        const apart =
          here && !one.mine && latitude !== null && longitude !== null
            ? t('crew-chief-location.fromMe', { distance: far(metresBetween(here, { latitude, longitude })) })
            : '';
        const exact = accuracyM === null ? '' : `± ${number(Math.round(accuracyM))} m`;
        const name = one.mine ? t('crew-chief-location.me', { name: one.name }) : one.name;
        return (
          <PersonRow
            key={one.personId}
            person={{ name: one.name, pictureUrl: member?.pictureUrl }}
            title={name}
            about={[apart, exact]}
            text={t('crew-chief-location.seenAt', { time: time(one.at, crew.timeZone) })}
            meta={distanceM === null ? t('crew-chief-location.unknown') : far(distanceM)}
            to={
              member && !one.mine
                ? paths.contactCrewMember.to({ id: crew.id, contactId: member.contactNumber })
                : null
            }
          />
        );
      })}
    </List>
  );
}
