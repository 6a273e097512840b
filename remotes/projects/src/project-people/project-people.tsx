import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { UserRound } from 'lucide-react';
import { PartList } from '../project/part-list.tsx';
import { projectProfilesQuery } from '../projects.queries.ts';
import { ProfileRow } from './profile-row.tsx';

/** Who works in a project. */
export function ProjectPeople({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.people')}
      read={useRead(useQuery(projectProfilesQuery(number)))}
      keyOf={({ personId }) => personId}
      row={(profile) => <ProfileRow profile={profile} />}
      empty={{ icon: UserRound, title: t('people.empty'), text: t('people.emptyText') }}
    />
  );
}
