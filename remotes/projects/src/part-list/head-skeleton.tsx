import { Card, List, Skeleton, VisuallyHidden } from '@callboard/ui';

/** A project or company that is on its way, in the shape of one. */
export function HeadSkeleton({ label }: { label: string }) {
  return (
    <>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="7rem" height="1.5rem" />
        <Skeleton width="80%" height="2rem" />
        <Skeleton width="60%" />
        <Skeleton width="45%" />
      </Card>
      <List label={label} state={{ kind: 'loading', rows: 4 }} />
    </>
  );
}
