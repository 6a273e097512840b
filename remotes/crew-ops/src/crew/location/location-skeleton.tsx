import { useWords } from '@callboard/i18n';
import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A place that is on its way: the map, then the address. */
export function LocationSkeleton() {
  const t = useWords('crew-ops');
  return (
    <>
      <output>
        <VisuallyHidden>{t('location.loading')}</VisuallyHidden>
      </output>
      <Skeleton height="280px" />
      <Card>
        <Skeleton width="65%" height="1.375rem" />
        <Skeleton width="50%" />
        <Skeleton width="40%" />
      </Card>
    </>
  );
}
