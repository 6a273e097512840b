import { useWords } from '@callboard/i18n';
import { Card, List, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A crew that is on its way, in the shape of one. */
export function CrewSkeleton() {
  const t = useWords('crew-ops');
  return (
    <>
      <output>
        <VisuallyHidden>{t('crew.loading')}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="6rem" height="1.5rem" />
        <Skeleton width="13rem" height="2rem" />
        <Skeleton width="9rem" />
        <Skeleton width="70%" height="1.375rem" />
        <Skeleton width="55%" />
      </Card>
      <List label={t('crew.loading')} state={{ kind: 'loading', rows: 4 }} />
    </>
  );
}
