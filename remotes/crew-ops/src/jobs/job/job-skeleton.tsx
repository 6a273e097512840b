import { useWords } from '@callboard/i18n';
import { Card, List, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A job that is on its way, in the shape of one. */
export function JobSkeleton() {
  const t = useWords('crew-ops');
  return (
    <>
      <output>
        <VisuallyHidden>{t('job.loading')}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="7rem" height="1.5rem" />
        <Skeleton width="6rem" />
        <Skeleton width="13rem" height="2.4rem" />
        <Skeleton width="75%" />
        <Skeleton width="55%" />
      </Card>
      <List label={t('job.loading')} state={{ kind: 'loading', rows: 4 }} />
    </>
  );
}
