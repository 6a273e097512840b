import { useWords } from '@callboard/i18n';
import { Card, List, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A project that is on its way, in the shape of one. */
export function ProjectSkeleton() {
  const t = useWords('projects');
  return (
    <>
      <output>
        <VisuallyHidden>{t('project.loading')}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="7rem" height="1.5rem" />
        <Skeleton width="80%" height="2rem" />
        <Skeleton width="60%" />
        <Skeleton width="45%" />
      </Card>
      <List label={t('project.loading')} state={{ kind: 'loading', rows: 4 }} />
    </>
  );
}
