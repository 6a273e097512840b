import type { LiveLocation, ProjectCrew } from '@callboard/contract';
import { metresBetween } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Avatar, List, ListRow } from '@callboard/ui';
import type { ListState } from '@callboard/ui';
import { paths } from '../../paths.ts';
import { distanceOf } from '../position/distance-to-site.ts';
import { useNearPosition } from '../position/use-near-position.ts';

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
      {near.map(({ personId, name, distanceM, latitude, longitude, accuracyM, at, mine }) => {
        const member = [...crew.team, ...crew.chiefs].find((one) => one.personId === personId);
        const apart =
          here && !mine && latitude !== null && longitude !== null
            ? t('crew-chief-location.fromMe', { distance: far(metresBetween(here, { latitude, longitude })) })
            : '';
        const exact = accuracyM === null ? '' : `± ${number(Math.round(accuracyM))} m`;
        const row = {
          leading: <Avatar name={name} {...(member?.pictureUrl && { src: member.pictureUrl })} />,
          title: mine ? t('crew-chief-location.me', { name }) : name,
          subtitle: [apart, exact].filter(Boolean).join(' · '),
          text: t('crew-chief-location.seenAt', { time: time(at, crew.timeZone) }),
          meta: distanceM === null ? t('crew-chief-location.unknown') : far(distanceM),
        };
        return member && !mine ? (
          <ListRow
            key={personId}
            as={Link}
            to={paths.contactCrewMember.to({ id: crew.id, contactId: member.contactNumber })}
            {...row}
          />
        ) : (
          <ListRow key={personId} {...row} />
        );
      })}
    </List>
  );
}
