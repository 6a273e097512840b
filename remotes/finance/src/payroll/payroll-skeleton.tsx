import { useWords } from '@callboard/i18n';
import { Card, List, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A payroll that is loading, in the shape of one. */
export function PayrollSkeleton() {
  const t = useWords('finance');
  return (
    <>
      <output>
        <VisuallyHidden>{t('payroll.loading')}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="7rem" />
        <Skeleton width="10rem" height="2rem" />
        <Skeleton />
      </Card>
      <List label={t('payroll.items')} state={{ kind: 'loading', rows: 6 }} />
    </>
  );
}
