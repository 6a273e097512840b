import type { DataTag, InfiniteData, QueryKey } from '@tanstack/react-query';
import type { AnyEndpoint } from '@callboard/contract';
import type { Answer } from '../call/call.ts';
import { isCounted, keyFor } from './queries.ts';
import { queryClient } from './query-client.ts';

/** A change that a screen shows before the server has answered. */
export type Patch = {
  readonly key: QueryKey;
  readonly update: (data: unknown) => unknown;
  /** Which queries of the key are left alone. */
  readonly skips?: (key: QueryKey) => boolean;
};

type Tagged<Data> = { readonly queryKey: DataTag<QueryKey, Data, unknown> };

/** Changes what one query knows. Nothing happens where nothing is known. */
export const patch = <Data>(query: Tagged<Data>, update: (data: Data) => Data): Patch => ({
  key: query.queryKey,
  update: update as Patch['update'],
});

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Changes every known answer of an endpoint, single or page by page; where only a total is known, nothing. */
export const patchEvery = <E extends AnyEndpoint>(
  endpoint: E,
  update: (answer: Answer<E>) => Answer<E>,
): Patch => ({
  key: keyFor(endpoint),
  skips: isCounted,
  update: (data) =>
    isPaged(data)
      ? { ...data, pages: data.pages.map((page) => update(page as Answer<E>)) }
      : update(data as Answer<E>),
});

/** Shows the changes; the answer takes them back. */
export async function applyPatches(patches: readonly Patch[]): Promise<() => void> {
  // A read under way would bring back the state before.
  await Promise.all(patches.map(({ key }) => queryClient.cancelQueries({ queryKey: key })));
  const before = new Map<string, [QueryKey, unknown]>();
  for (const { key, update, skips } of patches) {
    for (const [found, data] of queryClient.getQueriesData({ queryKey: key })) {
      if (data === undefined || skips?.(found)) continue;
      const name = JSON.stringify(found);
      if (!before.has(name)) before.set(name, [found, data]);
      queryClient.setQueryData(found, update(data));
    }
  }
  return () => {
    for (const [key, data] of before.values()) queryClient.setQueryData(key, data);
  };
}
