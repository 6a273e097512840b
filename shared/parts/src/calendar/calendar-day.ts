import type { Icon } from '@callboard/ui';
import type { StateLook } from '@callboard/ui/palette';
import type { ReactNode } from 'react';

/** Something over one day or several days of a week. */
export type CalendarBar = {
  readonly id: string;
  readonly label: string;
  readonly sign: Icon;
  readonly look: StateLook;
  /** Its place below the number of the day: the same on all its days. */
  readonly lane: number;
  /** How many days of the week it reaches over, from this one. */
  readonly days: number;
  /** Whether it begins and ends here, or goes on in the week before and after. */
  readonly begins: boolean;
  readonly ends: boolean;
};

/** A day on which something stands. */
export type CalendarDay = {
  readonly day: string;
  /** What a screen reader says of it in the grid, after its date. */
  readonly spoken: readonly string[];
  /** Its colour with its sign. */
  readonly mark: ReactNode;
  /** When the first of it begins: shown below the mark where the titles find no room. */
  readonly time?: string | null | undefined;
  /** What stands on it, in few words: two of them are shown where there is room. */
  readonly titles: readonly string[];
  /** In place of the titles and the mark, where there is room: what begins here, and how many find no room. */
  readonly bars?: { readonly shown: readonly CalendarBar[]; readonly more: number } | undefined;
  /** The same in full, in the agenda. */
  readonly content: ReactNode;
};
