import { call, CallError, log, serverClockKnown, serverNow } from '@callboard/client';
import { refreshIntervalMs, session as endpoints } from '@callboard/contract';
import { isLive, readToken } from './token.ts';

const lockName = 'callboard-refresh';
const lockPatienceMs = 8000;
const twoPerMs = 60_000;

/** Said by our server. The sign-in page of a hotel's network may answer 401 as well, and ends nothing. */
const isRefusal = ({ status, traceId }: CallError) =>
  (status === 401 || status === 403) && traceId !== undefined;

export type RefreshParts = {
  /** The token now stored, whichever tab wrote it. */
  readonly stored: () => string | null;
  /** Takes over what is stored. */
  readonly follow: () => void;
  readonly accept: (token: string) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly locks: Pick<LockManager, 'request'> | undefined;
};
export type Refresher = {
  /** True when the token is another one afterwards. Never throws. */
  readonly refreshNow: () => Promise<boolean>;
  /** How long until the next refresh is due. */
  readonly dueInMs: () => number;
};

export function refresher({ stored, follow, accept, end, locks }: RefreshParts): Refresher {
  let running: Promise<boolean> | null = null;
  /** When this tab asked the server, by the steady clock: the other one may jump. */
  let asked: number[] = [];

  const mayAsk = () => {
    asked = asked.filter((at) => performance.now() - at < twoPerMs);
    return asked.length < 2;
  };

  async function ask(token: string): Promise<boolean> {
    if (!mayAsk()) return false;
    asked.push(performance.now());
    try {
      const { token: fresh } = await call(endpoints.refresh, { asIs: { token } });
      if (!readToken(fresh)) throw new CallError('bad_answer');
      // Signed out, or somebody else signed in, while the answer was on its way: that is newer.
      if (stored() !== token) return followed(token);
      await accept(fresh);
      return true;
    } catch (error) {
      if (stored() !== token) return followed(token);
      if (error instanceof CallError && isRefusal(error)) await end();
      else
        log.info('The token was not refreshed', {
          code: error instanceof CallError ? error.code : String(error),
        });
      return false;
    }
  }

  /** Another tab was faster. */
  function followed(before: string): boolean {
    follow();
    const now = stored();
    return now !== null && now !== before;
  }

  async function refresh(): Promise<boolean> {
    const before = stored();
    if (!before) return false;
    const alone = () => (stored() === before ? ask(before) : Promise.resolve(followed(before)));
    if (!locks) return alone();
    const waiting = new AbortController();
    const patience = setTimeout(() => waiting.abort(), lockPatienceMs);
    try {
      return await locks.request(lockName, { signal: waiting.signal }, () => {
        clearTimeout(patience);
        return alone();
      });
    } catch (reason) {
      // The lock is held by a frozen tab. It is never stolen; what is stored still counts.
      log.info('No lock for the refresh', { reason: String(reason) });
      return followed(before);
    }
  }

  return {
    refreshNow: () => {
      running ??= refresh().finally(() => {
        running = null;
      });
      return running;
    },
    dueInMs() {
      const payload = readToken(stored());
      if (!payload) return Number.POSITIVE_INFINITY;
      // Before the first answer the phone's clock may be a day off, so age says nothing yet.
      if (!serverClockKnown()) return refreshIntervalMs;
      if (!isLive(payload, serverNow() + 60_000)) return 0;
      const age = Math.max(0, serverNow() - payload.iat * 1000);
      return Math.max(0, Math.min(refreshIntervalMs - age, payload.exp * 1000 - 60_000 - serverNow()));
    },
  };
}
