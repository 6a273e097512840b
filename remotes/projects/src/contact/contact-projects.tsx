import { useInfiniteQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FolderKanban } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { ProjectRow } from '../project-list/project-row.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { contactProjectsQuery } from './contact.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

/** Three lines, before a row is measured. */
const rowHeight = 92;

/** Projects that a contact has to do with, newest first. */
export function ContactProjects({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project-list.title')}
      read={useAllPages(useInfiniteQuery(contactProjectsQuery(id)))}
      keyOf={({ number }) => number}
      textOf={({ number, name, reference }) => `${number} ${name} ${reference}`}
      row={(project) => (
        <ProjectRow project={project} to={paths.project.to({ number: project.number })} current={false} />
      )}
      rowHeight={rowHeight}
      empty={{ icon: FolderKanban, title: t('project-list.empty'), text: t('contact.noProjectsText') }}
    />
  );
}
