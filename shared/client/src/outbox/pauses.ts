import type { SendResult } from './send-result.ts';

const soonCapMs = 4000;
const capMs = 60_000;
/** For about two minutes it looks often; who is in a cellar for longer saves the battery. */
const soonTries = 30;
const offlineCodes: readonly string[] = ['offline', 'timeout', 'sign_in'];

type Pause = {
  readonly fails: number;
  readonly until: number;
  readonly kind: 'way' | 'server' | 'retryAfter';
};

/** How long each entity waits for its next try, by the steady clock. */
export function pausesOver(now: () => number = () => performance.now(), chance: () => number = Math.random) {
  const pauses = new Map<string, Pause>();
  return {
    add(entity: string, { reason, afterMs }: Extract<SendResult, { kind: 'later' }>): void {
      const fails = (pauses.get(entity)?.fails ?? 0) + 1;
      const kind =
        afterMs !== undefined ? 'retryAfter' : offlineCodes.includes(reason.code) ? 'way' : 'server';
      const cap = kind === 'way' && fails < soonTries ? soonCapMs : capMs;
      const backOff = Math.min(cap, 500 * 2 ** Math.min(fails, 10)) * (0.5 + chance() / 2);
      pauses.set(entity, { fails, kind, until: now() + (afterMs ?? backOff) });
    },
    /** Another tab is at it. */
    hold(entity: string, ms: number): void {
      const { fails = 0, until = 0 } = pauses.get(entity) ?? {};
      pauses.set(entity, { fails, kind: 'retryAfter', until: Math.max(until, now() + ms) });
    },
    clear: (entity: string) => void pauses.delete(entity),
    /** The network is back, or the server was heard. What the server asked to wait is waited. */
    skip(kinds: readonly Pause['kind'][]): void {
      for (const [entity, pause] of pauses)
        if (kinds.includes(pause.kind)) pauses.set(entity, { ...pause, until: 0 });
    },
    leftMs: (entity: string): number => Math.max(0, (pauses.get(entity)?.until ?? 0) - now()),
  };
}
