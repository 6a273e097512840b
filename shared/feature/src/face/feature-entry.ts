import type { EntryFace, HomeEntry, HomeEntryKind, HomeEntryLink } from '@callboard/contract';
import type { ComponentType } from 'react';

/** A path whose parameters the server gives with every entry of the kind. */
type EntryPath<Kind extends HomeEntryKind> = {
  readonly pattern: string;
  readonly to: (link: { [Name in HomeEntryLink<Kind>]: string }) => string;
};

export type EntryActionProps = {
  readonly entry: HomeEntry;
  /** The button that was tapped. */
  readonly action: string;
};
/** What takes the place of an entry's buttons once one of them was tapped. */
export type EntryActionModule = { readonly Component: ComponentType<EntryActionProps> };

export type FeatureEntry<Kind extends HomeEntryKind = HomeEntryKind> = Omit<
  EntryFace,
  'icon' | 'to' | 'all' | 'actions'
> & {
  /** Name of a lucide icon; the build puts its drawing in. */
  readonly icon: string;
  readonly to: EntryPath<Kind>;
  readonly all?: Omit<NonNullable<EntryFace['all']>, 'to'> & { readonly to: { readonly pattern: string } };
  /** Buttons in their order, the main one last. */
  readonly actions?: readonly NonNullable<EntryFace['actions']>[number][];
  /** The code behind `actions`. */
  readonly act?: () => Promise<EntryActionModule>;
};
export type FeatureEntries = { readonly [Kind in HomeEntryKind]?: FeatureEntry<Kind> };

/** An entry's face as it is written: its icon is still a name. */
export type EntrySource = Omit<EntryFace, 'icon'> & { readonly icon: string };

export const entryFaces = (entries: FeatureEntries): Record<string, EntrySource> =>
  Object.fromEntries(
    (Object.entries(entries) as [string, FeatureEntry][]).map(
      ([kind, { act: _act, to, all, actions, ...face }]) => [
        kind,
        {
          ...face,
          to: to.pattern,
          ...(actions && { actions: [...actions] }),
          ...(all && { all: { ...all, to: all.to.pattern } }),
        },
      ],
    ),
  );
