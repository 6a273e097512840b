import type { FeatureId } from '@callboard/contract';

/** Everything that can keep a feature from working. Each has exactly one remedy. */
const troubleKinds = [
  'not-entitled',
  'withheld',
  'incompatible',
  'needs-network',
  'unreachable',
  'altered',
  'crashed',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

export type Trouble = {
  readonly kind: TroubleKind;
  readonly feature: FeatureId;
  /** For the log and the curious; never translated. */
  readonly detail?: string;
};

/** What the loader rejects with. */
export class LoadError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`${trouble.feature}: ${trouble.kind}${trouble.detail ? ` (${trouble.detail})` : ''}`, { cause });
    this.name = 'LoadError';
    this.trouble = trouble;
  }
}

export const troubleOf = (error: unknown): Trouble | null =>
  error instanceof LoadError ? error.trouble : null;
