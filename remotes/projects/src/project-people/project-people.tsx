import { useInfiniteQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { UserRound } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import { projectProfilesQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { ProfileRow } from './profile-row.tsx';

/** Who works in a project. */
export function ProjectPeople({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.people')}
      read={useAllPages(useInfiniteQuery(projectProfilesQuery(number)))}
      keyOf={({ personId }) => personId}
      textOf={({ name, contactNumber, functions, skills }) =>
        [name, contactNumber, ...functions, ...skills].join(' ')
      }
      row={(profile) => <ProfileRow profile={profile} />}
      empty={{ icon: UserRound, title: t('people.empty'), text: t('people.emptyText') }}
    />
  );
}
