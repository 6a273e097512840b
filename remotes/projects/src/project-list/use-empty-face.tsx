import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { FolderKanban } from 'lucide-react';

type Choice = { mine: boolean; isClosed: boolean; create: (() => void) | null };

/** Why there is no project here, and the one thing to do about it. */
export function useEmptyFace({ mine, isClosed, create }: Choice): EmptyStateProps {
  const t = useWords('projects');
  const [, change] = useSearch();
  if (mine || isClosed)
    return {
      icon: FolderKanban,
      title: t(isClosed ? 'project-list.emptyClosed' : 'project-list.emptyMine'),
      text: t(isClosed ? 'project-list.emptyClosedText' : 'project-list.emptyMineText'),
      action: (
        <Button kind="secondary" onClick={() => change({ scope: undefined, closed: undefined })}>
          {t('project-list.showAll')}
        </Button>
      ),
    };
  return {
    icon: FolderKanban,
    title: t('project-list.empty'),
    text: t(create ? 'project-list.emptyCreateText' : 'project-list.emptyText'),
    action: create && <Button onClick={create}>{t('project-list.create')}</Button>,
  };
}
