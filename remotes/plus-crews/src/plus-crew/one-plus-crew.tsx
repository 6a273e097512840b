import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, List, Skeleton, VisuallyHidden } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { plusCrewQuery, progressQuery } from '../base/plus-crews.queries.ts';
import { PlusCrewView } from './plus-crew-view.tsx';
import { useMissingFace } from './use-missing-face.tsx';

/** Two reads that are shown as one: what is not there of either is the face of both. */
function both<One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> {
  if (one.kind !== 'there') return one;
  if (other.kind !== 'there') return other;
  const asOf = one.asOf === null || other.asOf === null ? null : Math.min(one.asOf, other.asOf);
  return { kind: 'there', data: [one.data, other.data], asOf };
}

/** One plus crew, on its page or beside its list, in its faces: loading, missing, failed, or there. */
export function OnePlusCrew({ number }: { number: string }) {
  const t = useWords('plus-crews');
  const missing = useMissingFace();
  const crew = useRead(useQuery(plusCrewQuery(number)));
  const progress = useRead(useQuery(progressQuery(number)));
  const loading = (
    <>
      <output>
        <VisuallyHidden>{t('plus-crew.loading')}</VisuallyHidden>
      </output>
      <Card>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="40%" />
        <Skeleton height="11rem" />
      </Card>
      <List label={t('plus-crew.loading')} state={{ kind: 'loading', rows: 4 }} />
    </>
  );
  return (
    <div className={column.gap5}>
      <Faces read={both(crew, progress)} loading={loading} missing={missing}>
        {([one, its]) => <PlusCrewView crew={one} progress={its} />}
      </Faces>
    </div>
  );
}
