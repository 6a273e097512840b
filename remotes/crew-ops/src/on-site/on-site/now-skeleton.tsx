import { Card, Skeleton } from '@callboard/ui';

/** Pill, figure, job, place, button. */
export const NowSkeleton = () => (
  <Card aria-busy="true">
    <Skeleton width="8rem" height="1.6rem" />
    <Skeleton width="11rem" height="2.2rem" />
    <Skeleton width="14rem" />
    <Skeleton width="10rem" />
    <Skeleton height="56px" />
  </Card>
);
