import { outbox } from '@callboard/contract';
import { call } from '../../call/call.ts';
import { log } from '../../call/log.ts';
import { online } from '../../call/online.ts';
import { sealBy } from './seal.ts';
import type { Seal } from './seal.ts';

/** Where a person's key lies on this phone for as long as they are signed in. */
export type KeptKey = {
  readonly read: () => string | null;
  readonly write: (key: string) => void;
};

export type SealSource = {
  /** Without asking anybody. */
  readonly now: () => Promise<Seal | null>;
  /** The same, and asks the server for the key where this phone has none yet. */
  readonly ask: () => Promise<Seal | null>;
};

/** The seal of the person signed in: the server gives them the same key after every sign-in. */
export function sealSource(kept: KeptKey): SealSource {
  let made: { readonly key: string; readonly seal: Promise<Seal | null> } | null = null;
  const by = (key: string): Promise<Seal | null> => {
    if (made?.key !== key) made = { key, seal: sealBy(key) };
    return made.seal;
  };
  const now = async () => {
    const key = kept.read();
    return key === null ? null : by(key);
  };
  return {
    now,
    async ask() {
      if (kept.read() === null && online()) {
        try {
          kept.write((await call(outbox.outboxKey, {})).key);
        } catch (reason) {
          log.info('What waits here is not locked yet', { reason: String(reason) });
        }
      }
      return now();
    },
  };
}

/** For who is nobody's: nothing is locked. */
export const noSeal: SealSource = { now: async () => null, ask: async () => null };
