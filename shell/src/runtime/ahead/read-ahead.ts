import { queryClient } from '@callboard/client';
import type { AnyRead, Part, ReadAhead } from '@callboard/feature';
import type { OldReads } from './old-reads.ts';

type Called = AnyRead & { readonly queryFn: (given: { signal: AbortSignal }) => Promise<unknown> };

/** Puts a part where its page looks for it, unless the phone knows something newer since the call began. */
function put([read, data]: Part, begun: number, old: OldReads): void {
  const options = queryClient.defaultQueryOptions(read as never);
  const query = queryClient.getQueryCache().build(queryClient, options);
  const { dataUpdatedAt, fetchStatus } = query.state;
  if (dataUpdatedAt >= begun || fetchStatus !== 'idle' || old.changedAfter(read, begun)) return;
  query.setData(data as never, { updatedAt: Date.now(), manual: true });
}

async function readParts({ query, instead }: ReadAhead, old: OldReads, signal: AbortSignal) {
  const begun = Date.now();
  const answer = await (query as Called).queryFn({ signal });
  // Whoever it was for may not be here any more.
  signal.throwIfAborted();
  for (const part of instead?.split(answer) ?? []) put(part, begun, old);
  return answer;
}

function readWhole({ query }: ReadAhead): Promise<unknown> {
  const options = { ...query, staleTime: 0, retry: false } as never;
  return 'initialPageParam' in query ? queryClient.infiniteQuery(options) : queryClient.query(options);
}

/** Makes one call, keeps what it brings, and says how much that was. */
export async function readAhead(read: ReadAhead, old: OldReads, signal: AbortSignal): Promise<number> {
  old.asked(read);
  const answer = await (read.instead ? readParts(read, old, signal) : readWhole(read));
  old.answered(read);
  return JSON.stringify(answer ?? null).length;
}
