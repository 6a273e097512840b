import type { Position } from '@callboard/domain';

/** Somebody or something shown beside the site. */
export type MapPerson = Position & {
  readonly id: string;
  readonly name: string;
  readonly accuracyM: number | null;
  /** The person who looks. */
  readonly mine: boolean;
};
export type MapSite = Position & { readonly name: string; readonly radiusM: number };
