import type { SearchHit, SearchKind } from '@callboard/contract';

/** Something that was found, with the page that opens it for this person. */
export type Found = Pick<SearchHit, 'title' | 'text' | 'day'> & {
  readonly key: string;
  readonly kind: SearchKind | 'screen';
  readonly to: string;
};

export type FoundGroup = {
  readonly kind: Found['kind'];
  readonly items: readonly Found[];
  readonly total: number;
};

/** Which page opens a hit; nothing where no page does for this person. */
export type AddressOf = (kind: SearchKind, link: SearchHit['link']) => string | null;

/** What this person can open, of the hits of one kind. */
export function foundOf(
  kind: SearchKind,
  { items, total }: { readonly items: readonly SearchHit[]; readonly total: number },
  addressOf: AddressOf,
): FoundGroup {
  const found = items.flatMap(({ id, link, title, text, day }) => {
    const to = addressOf(kind, link);
    return to === null ? [] : [{ key: `${kind}/${id}`, kind, title, text, day, to }];
  });
  return { kind, items: found, total: found.length === items.length ? total : found.length };
}
