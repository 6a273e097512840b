import { Card, Skeleton } from '@callboard/ui';

/** An invoice, a receipt or an item of a payroll that is on its way. */
export const PaperSkeleton = () => (
  <Card>
    <Skeleton width="7rem" />
    <Skeleton width="10rem" height="2rem" />
    <Skeleton />
  </Card>
);
