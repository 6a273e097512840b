import type { AxiosResponse } from 'axios';
import { CallError } from '../call/call-error.ts';
import type { Wire } from '../call/http.ts';

/** What comes between a phone and its server, for tests. */
export const networkConditions = [
  'fair',
  'no way',
  'commit, then drop',
  '500',
  '401',
  '429',
  'hotel sign-in page',
  'foreign 403',
  'slow',
] as const;
export type NetworkCondition = (typeof networkConditions)[number];

type Committed = { readonly key: string; readonly entity: string; readonly intent: number };
const tick = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A server that keeps its side: one key, one effect; another body under the same key is refused. */
export function fakeServer(chance: () => number) {
  const committed: Committed[] = [];
  const keys = new Map<string, { readonly hash: string; readonly answer: unknown }>();
  const files = new Set<string>();
  const refusals = new Set<number>();
  let weather: NetworkCondition = 'fair';
  let inFlight = new Map<string, number>();
  /** Also what a killed tab has sent: its requests still arrive. */
  const underWay: unknown[] = [];
  let overlaps = 0;

  const reply = (status: number, data: unknown, headers = {}) =>
    ({ status, data, headers }) as AxiosResponse<unknown>;
  const error = (status: number, code: string) =>
    reply(status, { status, code, params: {}, fields: [], traceId: 'trace-1' });

  function commit({ url, body, idempotencyKey = '' }: Omit<Wire, 'token'>): AxiosResponse<unknown> {
    const hash = JSON.stringify([url, body instanceof Blob ? body.size : body]);
    const first = keys.get(idempotencyKey);
    if (first) return first.hash === hash ? reply(200, first.answer) : error(422, 'key_reused');
    if (url.startsWith('/uploads')) {
      const id = `file-${idempotencyKey}`;
      files.add(id);
      keys.set(idempotencyKey, { hash, answer: { id } });
      return reply(200, { id });
    }
    const { intent, uploadId } = body as { intent: number; uploadId?: string };
    if (uploadId !== undefined && !files.has(uploadId)) return error(422, 'invalid');
    if (refusals.delete(intent)) return error(409, 'wrong_state');
    committed.push({ key: idempotencyKey, entity: url, intent });
    keys.set(idempotencyKey, { hash, answer: { id: `${intent}` } });
    return reply(200, { id: `${intent}` });
  }
  async function answer(wire: Wire): Promise<AxiosResponse<unknown>> {
    const now = weather;
    await tick(chance() * 3);
    if (now === 'no way') throw new CallError('offline');
    if (now === '500') return error(500, 'internal');
    if (now === '401' && chance() < 0.7) return error(401, 'sign_in');
    if (now === '429') return reply(429, error(429, 'too_many').data, { 'retry-after': '1' });
    if (now === 'hotel sign-in page') return reply(200, '<html></html>');
    if (now === 'foreign 403') return reply(403, '<html></html>');
    const done = commit(wire);
    if (now === 'slow') await tick(chance() * 20);
    if (now === 'commit, then drop') throw new CallError('offline');
    return done;
  }

  return {
    committed,
    overlaps: () => overlaps,
    setWeather(next: NetworkCondition): void {
      weather = next;
    },
    /** The next attempt of this intent is refused. */
    refuse: (intent: number) => void refusals.add(intent),
    onItsWay: (intent: number) => underWay.includes(intent),
    /** Nobody hears the answers of a tab that was killed. */
    forgetFlights(): void {
      inFlight = new Map();
    },
    async send(wire: Wire): Promise<AxiosResponse<unknown>> {
      const flights = inFlight;
      const of = wire.url.startsWith('/uploads') ? '' : wire.url;
      const before = flights.get(of) ?? 0;
      if (of && before > 0) overlaps += 1;
      flights.set(of, before + 1);
      const { intent } = (wire.body ?? {}) as { intent?: unknown };
      underWay.push(intent);
      try {
        return await answer(wire);
      } finally {
        underWay.splice(underWay.indexOf(intent), 1);
        flights.set(of, (flights.get(of) ?? 1) - 1);
      }
    },
  };
}

/** Web Locks over several tabs of one test; a killed tab lets go. */
export function fakeLocks() {
  const held = new Map<string, string>();
  return {
    of: (tab: string): Pick<LockManager, 'request'> => ({
      request: (async (name: string, _how: LockOptions, work: (lock: unknown) => Promise<void>) => {
        if (held.has(name)) return work(null);
        held.set(name, tab);
        try {
          return await work({ name });
        } finally {
          if (held.get(name) === tab) held.delete(name);
        }
      }) as LockManager['request'],
    }),
    release(tab: string): void {
      for (const [name, by] of held) if (by === tab) held.delete(name);
    },
  };
}
