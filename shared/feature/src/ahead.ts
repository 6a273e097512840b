import type { Allow } from '@callboard/contract';

/** A read as `query` and `infinite` of the client describe it, kept on the phone like any other. */
export type AnyRead = { readonly queryKey: readonly unknown[] };
export type Part = readonly [read: AnyRead, data: unknown];

/** One call that is made before any page asks for it. */
export type ReadAhead = {
  readonly query: AnyRead;
  /** Where the call brings what several pages read one by one: what they would read, and the answer in those parts. */
  readonly instead?: {
    readonly of: readonly AnyRead[];
    // A method, so that a feature can name the answer that its own query brings.
    split(answer: unknown): readonly Part[];
  };
};

export type AheadModule = {
  /**
   * What is worth having without network, the most important first: the budget may end anywhere. What an earlier
   * one brought is in the query client when the next is asked for.
   */
  readonly readsAhead: () => AsyncIterable<ReadAhead> | Iterable<ReadAhead>;
};

/** What a feature keeps on the phone before any of its pages was opened. Its code comes after the first screen. */
export type FeatureAhead = {
  readonly allow: Allow;
  readonly reads: () => Promise<AheadModule>;
};
