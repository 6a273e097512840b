import { CallError } from '@callboard/client';
import { troubleOf } from '../../runtime/loader/trouble.ts';
import type { TroubleKind } from '../../runtime/loader/trouble.ts';

export type Explained =
  | { readonly kind: TroubleKind; readonly detail: string }
  /** The API refused or did not answer; its words belong to the feature package. */
  | { readonly kind: 'call'; readonly error: CallError };

/** Webpack names a chunk that did not arrive. */
const isChunk = (error: unknown): error is Error => error instanceof Error && error.name === 'ChunkLoadError';

/** What stands in the way of a screen, from whatever was thrown on the way to it. */
export function explain(error: unknown, online: boolean): Explained {
  const trouble = troubleOf(error);
  if (trouble) return { kind: trouble.kind, detail: trouble.detail ?? '' };
  if (error instanceof CallError && error.code === 'not_entitled')
    return { kind: 'not-entitled', detail: '' };
  if (error instanceof CallError) return { kind: 'call', error };
  const detail = error instanceof Error ? error.message : String(error);
  if (isChunk(error)) return { kind: online ? 'unreachable' : 'needs-network', detail };
  return { kind: 'crashed', detail };
}

/** The one remedy of each trouble. */
export const remedies = {
  'not-entitled': 'home',
  withheld: 'home',
  incompatible: 'reload',
  'needs-network': 'wait',
  unreachable: 'retry',
  altered: 'retry',
  crashed: 'retry',
} as const satisfies Record<TroubleKind, 'home' | 'reload' | 'wait' | 'retry'>;
