import { serverNow, useOutbox, useQuery } from '@callboard/client';
import type { HomeJob } from '@callboard/contract';
import { homeQuery, useRead } from '@callboard/feature';
import { AsOf, Card, Faces } from '@callboard/ui';
import { useDeferredValue, useState } from 'react';
import { useTenantRules } from '../../base/tenant-rules.ts';
import { useNow } from '../check/use-now.ts';
import { chooseNow } from './choose-now.ts';
import { FreeCard } from './free-card.tsx';
import { NowJob } from './now-job.tsx';
import { NowSkeleton } from '../on-site/now-skeleton.tsx';

/** Exactly one of: at work, the next job, nothing for now. */
export function NowCard() {
  const now = useNow();
  const { undoCheckSeconds } = useTenantRules();
  const { items: waiting } = useOutbox();
  // An answer that comes while somebody scrolls is drawn in pieces, between which the phone listens.
  const read = useDeferredValue(useRead(useQuery(homeQuery)));
  // Checked out a moment ago: the server's list has it no more, and it can still be taken back.
  const [left, setLeft] = useState<{ job: HomeJob; until: number } | null>(null);
  if (read.kind !== 'there')
    return (
      <Faces read={read} loading={<NowSkeleton />}>
        {() => null}
      </Faces>
    );
  const choice =
    left && now < left.until
      ? ({ kind: 'job', job: left.job } as const)
      : chooseNow(read.data.jobs, now, waiting);
  if (choice.kind === 'free')
    return (
      <>
        {read.asOf !== null && <AsOf at={read.asOf} />}
        <FreeCard next={choice.next} busy={read.data.busyElsewhere} now={now} />
      </>
    );
  return (
    <Card>
      <NowJob
        key={choice.job.crewItemId}
        job={choice.job}
        now={now}
        onOut={() => setLeft({ job: choice.job, until: serverNow() + undoCheckSeconds * 1000 })}
      />
    </Card>
  );
}
