import { useInfiniteQuery } from '@callboard/client';
import { clientOrPlanner, useGo, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, openedLater, useInfiniteList, withWords } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Button } from '@callboard/ui';
import { FolderKanban, Plus } from 'lucide-react';
import { pageWords } from '../page-words/page-words.ts';
import { paths } from '../base/paths.ts';
import { projectsQuery } from '../base/projects.queries.ts';
import { ProjectFilters } from './project-filters.tsx';
import styles from './project-list.module.css';
import { ProjectRow } from './project-row.tsx';
import { useEmptyFace } from './use-empty-face.tsx';

/** Only a wide screen reads a project beside its list. */
const OneProject = openedLater(
  async () => (await withWords(pageWords(), import('../project/one-project.tsx'))).OneProject,
);
const CreateProjectSheet = openedLater(
  async () => (await import('../create-project/create-project-sheet.tsx')).CreateProjectSheet,
);

const nothing = () => undefined;

/** Three lines, before a row is measured. */
const rowHeight = 92;

/** Projects, newest first: all or one's own, open or closed. */
export function Component() {
  const t = useWords('projects');
  const [{ q = '', scope, closed, sheet }, change] = useSearch();
  const go = useGo();
  const mayCreate = useMay(clientOrPlanner.with('projects', 'CREATE'));
  const mine = scope === 'my';
  const isClosed = closed === '1';
  const list = useInfiniteList(
    useInfiniteQuery(projectsQuery({ q, scope: mine ? 'my' : 'all', closed: isClosed ? 'true' : 'false' })),
  );
  const create = () => change({ sheet: 'create' });
  const close = (created?: string) =>
    created ? go(paths.project.to({ number: created })) : change({ sheet: undefined });
  const empty = useEmptyFace({ mine, isClosed, create: mayCreate ? create : null });
  return (
    <ListDetailPage
      title={t('project-list.title')}
      label={t('project-list.label')}
      list={list}
      keyOf={({ number }) => number}
      row={(project, link) => <ProjectRow project={project} {...link} />}
      rowHeight={rowHeight}
      search={{
        label: t('project-list.search'),
        placeholder: t('project-list.searchHint'),
        notFound: (wanted) => ({
          title: t('project-list.notFound'),
          text: t('project-list.notFoundText', { q: wanted }),
        }),
      }}
      filters={
        <div className={styles.filters}>
          <ProjectFilters />
          {mayCreate && (
            <Button kind="secondary" size="normal" icon={Plus} onClick={create}>
              {t('project-list.create')}
            </Button>
          )}
        </div>
      }
      empty={empty}
      detail={{
        name: 'project',
        label: t('project.title'),
        at: (number) => paths.project.to({ number }),
        show: (number) => <OneProject key={number} number={number} onMissing={nothing} />,
        choose: { icon: FolderKanban, title: t('project-list.chooseOne') },
      }}
    >
      {sheet === 'create' && mayCreate && <CreateProjectSheet onClose={close} onMissing={() => close()} />}
    </ListDetailPage>
  );
}
