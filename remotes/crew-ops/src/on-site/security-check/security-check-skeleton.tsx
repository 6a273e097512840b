import { useWords } from '@callboard/i18n';
import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A check that is on its way: its head, then two questions. */
export function SecurityCheckSkeleton() {
  const t = useWords('crew-ops');
  return (
    <>
      <output>
        <VisuallyHidden>{t('security-check.loading')}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton width="75%" height="1.375rem" />
        <Skeleton width="55%" />
      </Card>
      {[0, 1].map((one) => (
        <Card key={one}>
          <Skeleton width="4rem" />
          <Skeleton width="80%" height="1.25rem" />
          <Skeleton height="3.5rem" />
        </Card>
      ))}
    </>
  );
}
