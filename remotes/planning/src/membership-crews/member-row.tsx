import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { PersonRow } from '@callboard/parts';
import { IconButton } from '@callboard/ui';
import { UserMinus } from 'lucide-react';
import { paths } from '../base/paths.ts';
import type { CrewWithPeople } from './membership-crew.tsx';
import { useRemovePerson } from './use-remove-person.ts';

type MemberRowProps = { crew: CrewWithPeople; person: CrewWithPeople['people'][number] };

/** Somebody of the crew: the row leads to the ways to reach them. */
export function MemberRow({ crew, person }: MemberRowProps) {
  const t = useWords('planning');
  const online = useOnline();
  const remove = useRemovePerson(crew, person);
  const { name, city, functions, active, personId } = person;
  return (
    <PersonRow
      person={{ name }}
      about={[...functions, city, !active && t('membership-crew.inactive')]}
      to={paths.membershipCrewContact.to({ id: crew.id, personId })}
      trailing={
        crew.may.remove && (
          <IconButton
            label={t('membership-crew.remove', { name })}
            icon={UserMinus}
            disabled={!online}
            onClick={remove}
          />
        )
      }
    />
  );
}
