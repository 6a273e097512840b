import type { Allow } from '@callboard/contract';

/** A read as `query` and `infinite` of the client describe it, kept on the phone like any other. */
export type AnyRead = { readonly queryKey: readonly unknown[] };
export type Part = readonly [read: AnyRead, data: unknown];

/** One call that is made before any page asks for it. */
export type ReadAhead = {
  readonly query: AnyRead;
  /** The day whose work it brings. */
  readonly day?: string;
  /** Where the call brings what several pages read one by one: what they would read, and the answer in those parts. */
  readonly instead?: {
    readonly of: readonly AnyRead[];
    // A method, so that a feature can name the answer that its own query brings.
    split(answer: unknown): readonly Part[];
  };
};

type ReadsAhead = () => AsyncIterable<ReadAhead> | Iterable<ReadAhead>;
/** In both, what an earlier read brought is in the query client when the next is asked for. */
export type AheadModule = {
  /** What today and the next job need without network. It is read as soon as the first screen is there. */
  readonly readsToday?: ReadsAhead;
  /** The rest of what is worth having, the most important first: the budget may end anywhere. */
  readonly readsAhead: ReadsAhead;
};

/** What a feature keeps on the phone before any of its pages was opened. Its code comes after the first screen. */
export type FeatureAhead = {
  readonly allow: Allow;
  /** Keys of the pages that today's work needs, where there is such work. */
  readonly today?: readonly string[];
  readonly reads: () => Promise<AheadModule>;
};
