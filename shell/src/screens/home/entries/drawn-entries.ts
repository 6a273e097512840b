import { may } from '@callboard/contract';
import type {
  EntryFace,
  FeatureId,
  FeatureRelease,
  HomeEntry,
  HomeEntryKind,
  HomeList,
} from '@callboard/contract';
import type { Visitor } from '../../../runtime/guard/guard.ts';

/** An entry with the face that says how it is drawn. */
export type DrawnEntry = {
  readonly entry: HomeEntry;
  readonly kind: HomeEntryKind;
  readonly face: EntryFace;
  readonly feature: FeatureId;
  readonly version: string;
};

export type EntryFaces = ReadonlyMap<string, Omit<DrawnEntry, 'entry'>>;

/** How each kind of entry is drawn for this visitor; one that leads where they may not go is not drawn. */
export function entryFacesOf(features: readonly FeatureRelease[], { identity }: Visitor): EntryFaces {
  const faces = new Map<string, Omit<DrawnEntry, 'entry'>>();
  for (const { feature, version, face } of features) {
    for (const [name, own] of Object.entries(face.entries ?? {})) {
      const page = Object.values(face.pages).find(({ at }) => at === own.to);
      const kind = name as HomeEntryKind;
      if (page && may(page.allow, identity)) faces.set(kind, { kind, face: own, feature, version });
    }
  }
  return faces;
}

/** What of a list has a face, in the list's order. */
export const drawnEntries = (list: HomeList, faces: EntryFaces): DrawnEntry[] =>
  list.items.flatMap((entry) => {
    const drawn = faces.get(entry.kind);
    return drawn ? [{ entry, ...drawn }] : [];
  });

/** In the list's order, three and more of a kind that has a name for them together. */
export function groupEntries(drawn: readonly DrawnEntry[], { totals }: HomeList): DrawnEntry[][] {
  const groups = new Map<unknown, DrawnEntry[]>();
  for (const one of drawn) {
    const key = one.face.group && (totals[one.kind] ?? 0) > 2 ? one.kind : one;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** How many there are of all kinds that have a face, shown or not. */
export const totalOf = ({ totals }: HomeList, faces: EntryFaces): number =>
  Object.entries(totals).reduce((sum, [kind, count]) => sum + (faces.has(kind) ? count : 0), 0);

export type AllLink = {
  readonly feature: FeatureId;
  readonly label: string;
  readonly count: number;
  readonly all: NonNullable<EntryFace['all']>;
};

/** Where all of a kind are; kinds with the same link are counted together. */
export function allLinks({ totals }: HomeList, faces: EntryFaces): AllLink[] {
  const links = new Map<string, AllLink>();
  for (const [kind, count] of Object.entries(totals)) {
    const { face, feature } = faces.get(kind) ?? {};
    if (!face?.all || !feature) continue;
    const key = `${feature} ${face.all.label}`;
    const known = links.get(key)?.count ?? 0;
    links.set(key, { feature, label: face.all.label, all: face.all, count: known + count });
  }
  return [...links.values()].filter(({ count, all }) => count > all.above);
}
