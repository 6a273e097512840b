import { useWords } from '@callboard/i18n';
import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A document that is on its way, in the shape of one. */
export function DocumentSkeleton() {
  const t = useWords('documents');
  return (
    <output>
      <VisuallyHidden>{t('document.loading')}</VisuallyHidden>
      <Card>
        <Skeleton width="7rem" />
        <Skeleton width="80%" height="1.375rem" />
        <Skeleton width="60%" />
      </Card>
    </output>
  );
}
