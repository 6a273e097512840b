import { useQuery } from '@callboard/client';
import { homeQuery } from '@callboard/feature';
import { Suspense, lazy } from 'react';
import { usePreCallsDue } from './use-pre-calls-due.ts';

const PreCallsDue = lazy(async () => ({ default: (await import('./pre-calls-due.tsx')).PreCallsDue }));

/** Only where a pre-call is due beside the job of the moment; nothing of it comes along where none is. */
export function PreCallsCard() {
  const { data } = useQuery(homeQuery);
  const due = usePreCallsDue(data);
  return (
    due.length > 0 && (
      <Suspense fallback={null}>
        <PreCallsDue jobs={due} />
      </Suspense>
    )
  );
}
