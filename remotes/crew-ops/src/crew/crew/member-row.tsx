import type { CrewMember, ProjectCrew } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow, PresencePill } from '@callboard/parts';
import { paths } from '../../base/paths.ts';

type MemberRowProps = {
  crewId: string;
  member: CrewMember;
  crew: Pick<ProjectCrew, 'startsAt' | 'endsAt' | 'timeZone'>;
};

const same = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** Somebody of the crew; the own times stand there where they are not the crew's. */
export function MemberRow({ crewId, member, crew }: MemberRowProps) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const { functionCaption, crewChief, presence, startsAt, endsAt, contactNumber } = member;
  const differs = startsAt && endsAt && !(same(startsAt, crew.startsAt) && same(endsAt, crew.endsAt));
  return (
    <PersonRow
      person={member}
      about={[
        functionCaption,
        crewChief && t('contact.crewChiefTitle'),
        differs && `${time(startsAt, crew.timeZone)} – ${time(endsAt, crew.timeZone)}`,
      ]}
      to={paths.contactCrewMember.to({ id: crewId, contactId: contactNumber })}
      trailing={<PresencePill presence={presence} />}
    />
  );
}
