import { log } from '../log.ts';
import type { Deliver } from './deliver.ts';
import type { Draft, Placed, Waiting } from './item.ts';
import { isFull } from './item.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { pausesOver } from './pauses.ts';
import { afterSent, withNextTry, asRetry } from './steps.ts';
import type { EntityLocks } from './entity-locks.ts';
import type { SendResult } from './send-result.ts';

const sideBySide = 4;
const callHoldMs = 75_000;
const filesHoldMs = 300_000;
const lookAgainMs = 1000;
/** So long a fresh one may be on its way before the screen says that it waits on this phone. */
const youngMs = 4000;

export type Outcome =
  | { readonly kind: 'sent'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly item: Placed }
  | { readonly kind: 'gone' };
export type News =
  | { readonly kind: 'changed'; readonly owner: string }
  | { readonly kind: 'sent'; readonly owner: string; readonly item: Placed; readonly answer: unknown };

/** What a waking cuts short. Only the person goes on before the server wants it. */
const wakes = {
  heard: ['way'],
  network: ['way', 'server'],
  person: ['way', 'server', 'retryAfter'],
} as const;

export type OutboxParts = {
  readonly owner: string;
  readonly store: OutboxStore;
  readonly turns: EntityLocks;
  readonly deliver: Deliver;
  readonly pauses: ReturnType<typeof pausesOver>;
  /** The owner's, while it is the owner who is signed in here. */
  readonly token: () => string | null;
  readonly online: () => boolean;
  readonly post: (news: News) => void;
  /** Shows what came of it, and ends when screens have read it. */
  readonly settle: (item: Placed, answer: unknown) => Promise<void>;
  readonly show: (items: readonly Waiting[], busy: boolean) => void;
};
export type Outbox = {
  readonly put: (draft: Draft) => Promise<{ readonly key: string; readonly outcome: Promise<Outcome> }>;
  readonly discard: (key: string) => Promise<boolean>;
  readonly retry: (key: string) => Promise<boolean>;
  readonly hear: (news: News) => void;
  readonly look: () => Promise<void>;
  readonly wake: (why: keyof typeof wakes) => void;
  readonly stop: () => void;
};

/** One tab's outbox over a store that all tabs share. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { owner, store, turns, deliver, pauses, token } = parts;
  let items: readonly Placed[] = [];
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const running = new Set<string>();
  const young = new Set<string>();
  /** Sent, while screens still read what it changed. */
  const leaving = new Map<string, Placed>();
  const asked = new Map<string, ((outcome: Outcome) => void)[]>();

  function show(): void {
    if (stopped) return;
    const stored = items.filter(({ key }) => !leaving.has(key));
    const all = [...stored, ...leaving.values()].sort((one, other) => one.seq - other.seq);
    parts.show(all.map(seen), running.size > 0);
  }
  const stateOf = ({ key, refused }: Placed): Waiting['state'] => {
    if (leaving.has(key)) return 'sent';
    if (refused) return 'attention';
    return young.has(key) ? 'sending' : 'waiting';
  };
  const seen = (item: Placed): Waiting => ({
    key: item.key,
    entity: item.entity,
    name: item.name,
    title: item.title,
    editAt: item.editAt,
    input: item.input as Waiting['input'],
    state: stateOf(item),
    madeAt: item.madeAt,
    reason: item.reason,
    files: item.files,
  });
  function tell(key: string, outcome: Outcome): void {
    const waiting = asked.get(key) ?? [];
    asked.delete(key);
    for (const answer of waiting) answer(outcome);
  }

  const outcomeOf = (key: string) =>
    new Promise<Outcome>((resolve) => {
      asked.set(key, [...(asked.get(key) ?? []), resolve]);
    });
  function stayYoung(key: string): void {
    young.add(key);
    setTimeout(() => {
      if (young.delete(key)) show();
    }, youngMs);
  }
  /** The same wish again, while the screen has not yet read that it came true. */
  function doneAlready({ item, instead }: Draft): Placed | undefined {
    const all = [...items, ...leaving.values()].filter(({ entity }) => entity === item.entity);
    const last = all.sort((one, other) => one.seq - other.seq).at(-1);
    return !instead && last?.wish === item.wish && leaving.has(last.key) ? last : undefined;
  }

  async function look(): Promise<void> {
    items = await store.list(owner);
    for (const key of asked.keys()) {
      const item = items.find((one) => one.key === key);
      if (item?.refused) tell(key, { kind: 'refused', item });
    }
    show();
    pump();
  }
  const looked = () =>
    look().catch((reason: unknown) => log.warn('The outbox cannot be read', { reason: String(reason) }));
  const changed = async () => {
    parts.post({ kind: 'changed', owner });
    await looked();
  };

  function heads(): Placed[] {
    const first = new Map<string, Placed>();
    for (const item of items)
      if (!leaving.has(item.key) && !first.has(item.entity)) first.set(item.entity, item);
    return [...first.values()].filter(({ refused }) => !refused);
  }
  const goesOn = () => !stopped && parts.online() && token() !== null;
  function pump(): void {
    clearTimeout(timer);
    if (!goesOn()) return;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const { entity, files } of heads()) {
      if (running.has(entity)) continue;
      const left = pauses.leftMs(entity);
      if (left > 0) nextMs = Math.min(nextMs, left);
      else if (running.size < sideBySide) start(entity, files.length > 0 ? filesHoldMs : callHoldMs);
    }
    if (Number.isFinite(nextMs)) timer = setTimeout(pump, nextMs + 5);
  }
  function start(entity: string, holdMs: number): void {
    running.add(entity);
    show();
    turns
      .take(entity, holdMs, () => work(entity))
      .catch((reason: unknown) => {
        log.warn('An outbox item was not sent', { reason: String(reason) });
        return false;
      })
      .then((mine) => {
        running.delete(entity);
        if (!mine) pauses.hold(entity, lookAgainMs);
        return looked();
      });
  }
  /** A phone that became full since can still send what it keeps. */
  const noted = (head: Placed) =>
    store
      .update(head.key, (now) => (now.refused ? null : withNextTry(now)))
      .catch((reason: unknown) => {
        if (isFull(reason)) return withNextTry(head);
        throw reason;
      });
  /** Everything of one entity, in order, until there is nothing more or it has to wait. */
  async function work(entity: string): Promise<void> {
    while (goesOn() && pauses.leftMs(entity) === 0) {
      const head = (await store.list(owner)).find((item) => item.entity === entity);
      if (!head || head.refused) return;
      const item = await noted(head);
      if (item) await decide(item, await deliver(item, token));
    }
  }
  async function decide(item: Placed, verdict: SendResult): Promise<void> {
    const { key, entity } = item;
    const settles = (code: string) =>
      item.settledBy.includes(code) || (code === 'key_reused' && item.tries > 1);
    if (verdict.kind === 'sent') await sent(item, verdict.answer);
    else if (verdict.kind === 'refused' && settles(verdict.reason.code)) await sent(item, undefined);
    else {
      const refused = verdict.kind === 'refused';
      if (verdict.kind === 'later') pauses.add(entity, verdict);
      young.delete(key);
      await store.update(key, (now) => ({ ...now, refused, reason: verdict.reason }));
      await changed();
    }
  }
  async function sent(item: Placed, answer: unknown): Promise<void> {
    pauses.clear(item.entity);
    if (!stopped) leave(item, answer);
    await afterSent(store, item, answer);
    parts.post({ kind: 'sent', owner, item, answer });
    await looked();
  }
  function leave(item: Placed, answer: unknown): void {
    leaving.set(item.key, item);
    young.delete(item.key);
    tell(item.key, { kind: 'sent', answer });
    void parts.settle(item, answer).finally(() => {
      leaving.delete(item.key);
      show();
    });
  }

  return {
    async put(draft) {
      const done = doneAlready(draft);
      if (done) return { key: done.key, outcome: Promise.resolve({ kind: 'sent', answer: undefined }) };
      const { key, tries } = await store.put(draft);
      const outcome = outcomeOf(key);
      if (parts.online() && tries === 0) stayYoung(key);
      // Shown from here before whoever made it stops showing it: a tap must not blink.
      await changed();
      return { key, outcome };
    },
    async discard(key) {
      const gone = await store.remove(key, ({ refused, tries }) => refused || tries === 0);
      if (gone) tell(key, { kind: 'gone' });
      await changed();
      return gone !== null;
    },
    async retry(key) {
      const again = await store.update(key, (item) => (item.refused ? asRetry(item) : null));
      if (again) pauses.clear(again.entity);
      await changed();
      return again !== null;
    },
    hear(news) {
      if (news.owner !== owner || stopped) return;
      if (news.kind === 'sent') leave(news.item, news.answer);
      void looked();
    },
    look,
    wake(why) {
      pauses.skip(wakes[why]);
      void looked();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const key of asked.keys()) tell(key, { kind: 'gone' });
    },
  };
}
