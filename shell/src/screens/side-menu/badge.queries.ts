import { countedKey, query } from '@callboard/client';
import { countAt } from '@callboard/contract';

const minute = 60_000;

/** As the features' own reads write it: what is a number in the contract is one in a query's key. */
const valueOf = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/**
 * The total of a list that a face names. Its key begins like those of the list's own reads, so that a feature
 * that makes its list old makes the badge old, and never is the list's own answer: that one is checked in full.
 */
export function badgeQuery(at: string) {
  const [path = '', search] = at.split('?');
  const asked = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, text]) => [name, valueOf(text)]),
  );
  const list = query(
    countAt(path),
    { query: asked },
    { staleTime: minute, refetchOnWindowFocus: true, meta: { offline: true }, select: ({ total }) => total },
  );
  return { ...list, queryKey: countedKey(list.queryKey) };
}
