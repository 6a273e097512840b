import { useQuery } from '@callboard/client';
import { Link, useCanOpen, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, buttonClass } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { FolderKanban } from 'lucide-react';
import { paths, pathsElsewhere } from '../base/paths.ts';
import { projectQuery } from '../base/projects.queries.ts';
import { HeadSkeleton } from '../part-list/head-skeleton.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectParts } from './project-parts.tsx';

/** A project on its page or beside its list. */
export function OneProject({ number }: { number: string }) {
  const t = useWords('projects');
  const read = useRead(useQuery(projectQuery(number)));
  const list = paths.projects.to();
  const hasList = useCanOpen(list);
  const missing = {
    icon: FolderKanban,
    title: t('project.notFound'),
    text: t('project.notFoundText'),
    action: (
      <Link to={hasList ? list : pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t(hasList ? 'project.toProjects' : 'project.toHome')}
      </Link>
    ),
  };
  return (
    <div className={column.gap5}>
      <Faces read={read} loading={<HeadSkeleton label={t('project.loading')} />} missing={missing}>
        {(project) => (
          <>
            <ProjectHead project={project} />
            <ProjectFacts project={project} />
            <ProjectParts project={project} />
          </>
        )}
      </Faces>
    </div>
  );
}
