import type { ReactNode } from 'react';

/** A day on which something stands. */
export type CalendarDay = {
  readonly day: string;
  /** What a screen reader says of it in the grid, after its date. */
  readonly spoken: readonly string[];
  /** Its colour with the letter. */
  readonly mark: ReactNode;
  /** What stands on it, in few words: two of them are shown where there is room. */
  readonly titles: readonly string[];
  /** The same in full, in the agenda. */
  readonly content: ReactNode;
};
