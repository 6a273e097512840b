import { useInfiniteQuery } from '@callboard/client';
import type { ProjectRow as Row } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FolderKanban } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { ProjectRow } from '../project-list/project-row.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { companyProjectsQuery } from './company.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

/** Three lines, before a row is measured. */
const rowHeight = 92;

/** Projects for a company, newest first. */
export function CompanyProjects({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project-list.title')}
      read={useAllPages(useInfiniteQuery(companyProjectsQuery(id)))}
      keyOf={({ number }) => number}
      textOf={({ number, name, reference }) => `${number} ${name} ${reference}`}
      row={(project) => <ProjectOfCompany project={project} />}
      rowHeight={rowHeight}
      empty={{ icon: FolderKanban, title: t('project-list.empty'), text: t('company.noProjectsText') }}
    />
  );
}

/** The company stands above already. */
const ProjectOfCompany = ({ project }: { project: Row }) => (
  <ProjectRow
    project={{ ...project, company: null }}
    to={paths.project.to({ number: project.number })}
    current={false}
  />
);
