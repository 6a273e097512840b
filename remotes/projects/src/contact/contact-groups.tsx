import { useQuery } from '@callboard/client';
import type { PlannerCrewRow } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, RowIcon } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import { contactPCrewsQuery } from './contact.queries.ts';

/** Groups of people for projects that a contact plans with or belongs to. */
export function ContactGroups({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('contact.groups')}
      read={useRead(useQuery(contactPCrewsQuery(id)))}
      keyOf={(group) => group.id}
      textOf={({ name, note }) => `${name} ${note}`}
      row={(group) => <GroupRow group={group} />}
      empty={{ icon: UsersRound, title: t('contact.noGroups'), text: t('contact.noGroupsText') }}
    />
  );
}

function GroupRow({ group: { name, note, region, planner, members } }: { group: PlannerCrewRow }) {
  const t = useWords('projects');
  const { number } = useFormat();
  const about = [
    t('contact.members', { figure: number(members) }),
    planner && t('contact.plannedBy', { name: planner.name }),
    region?.caption,
  ];
  return (
    <ListRow
      leading={<RowIcon icon={UsersRound} />}
      title={name}
      subtitle={about.filter(Boolean).join(' · ')}
      text={note || undefined}
    />
  );
}
