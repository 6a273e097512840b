import { log } from '../call/log.ts';
import type { Draft, Placed, Waiting } from './store/item.ts';
import { createSender } from './outbox-sender.ts';
import type { SendParts } from './outbox-sender.ts';
import { doneAlready, newOutboxTab, waitingIn } from './outbox-tab.ts';
import type { OutboxTab } from './outbox-tab.ts';
import { afterSent, asRetry } from './steps.ts';

/** So long a fresh one may be on its way before the screen says that it waits on this phone. */
const freshMs = 4000;

export type Outcome =
  | { readonly kind: 'sent'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly item: Placed }
  | { readonly kind: 'gone' };
export type News =
  | { readonly kind: 'changed'; readonly owner: string }
  | { readonly kind: 'sent'; readonly owner: string; readonly item: Placed; readonly answer: unknown };

/** What a waking cuts short. Only the person goes on before the server wants it. */
const cutShort = {
  heard: ['way'],
  network: ['way', 'server'],
  person: ['way', 'server', 'retryAfter'],
} as const;

export type OutboxParts = SendParts & {
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
  readonly wake: (why: keyof typeof cutShort) => void;
  readonly stop: () => void;
};

/** Who waits for what becomes of an item. */
function createOutcomes() {
  const asked = new Map<string, ((outcome: Outcome) => void)[]>();
  return {
    keys: () => asked.keys(),
    of: (key: string) =>
      new Promise<Outcome>((resolve) => {
        asked.set(key, [...(asked.get(key) ?? []), resolve]);
      }),
    tell(key: string, outcome: Outcome): void {
      const waiting = asked.get(key) ?? [];
      asked.delete(key);
      for (const answer of waiting) answer(outcome);
    },
  };
}

/** What screens show of it, and for how long. */
function createView(tab: OutboxTab, parts: Pick<OutboxParts, 'show' | 'settle'>) {
  const { fresh, leaving } = tab;
  function show(): void {
    if (!tab.isStopped) parts.show(waitingIn(tab), tab.running.size > 0);
  }
  return {
    show,
    stayFresh(key: string): void {
      fresh.add(key);
      setTimeout(() => {
        if (fresh.delete(key)) show();
      }, freshMs);
    },
    leave(item: Placed, answer: unknown): void {
      leaving.set(item.key, item);
      fresh.delete(item.key);
      void parts.settle(item, answer).finally(() => {
        leaving.delete(item.key);
        show();
      });
    },
  };
}

/** One tab's outbox over a store that all tabs share. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { owner, store, pauses } = parts;
  const tab = newOutboxTab();
  const outcomes = createOutcomes();
  const view = createView(tab, parts);
  const sender = createSender(tab, parts, { show: view.show, look: looked, changed, sent });

  async function look(): Promise<void> {
    tab.items = await store.list(owner);
    for (const key of outcomes.keys()) {
      const item = tab.items.find((one) => one.key === key);
      if (item?.refused) outcomes.tell(key, { kind: 'refused', item });
    }
    view.show();
    sender.pump();
  }
  function looked(): Promise<void> {
    return look().catch((reason: unknown) =>
      log.warn('The outbox cannot be read', { reason: String(reason) }),
    );
  }
  async function changed(): Promise<void> {
    parts.post({ kind: 'changed', owner });
    await looked();
  }
  async function sent(item: Placed, answer: unknown): Promise<void> {
    pauses.clear(item.entity);
    if (!tab.isStopped) leave(item, answer);
    await afterSent(store, item, answer);
    parts.post({ kind: 'sent', owner, item, answer });
    await looked();
  }
  function leave(item: Placed, answer: unknown): void {
    outcomes.tell(item.key, { kind: 'sent', answer });
    view.leave(item, answer);
  }

  return {
    async put(draft) {
      const done = doneAlready(tab, draft);
      if (done) return { key: done.key, outcome: Promise.resolve({ kind: 'sent', answer: undefined }) };
      const { key, tries } = await store.put(draft);
      const outcome = outcomes.of(key);
      if (parts.online() && tries === 0) view.stayFresh(key);
      // Shown from here before whoever made it stops showing it: a tap must not blink.
      await changed();
      return { key, outcome };
    },
    async discard(key) {
      const gone = await store.remove(key, ({ refused, tries }) => refused || tries === 0);
      if (gone) outcomes.tell(key, { kind: 'gone' });
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
      if (news.owner !== owner || tab.isStopped) return;
      if (news.kind === 'sent') leave(news.item, news.answer);
      void looked();
    },
    look,
    wake(why) {
      pauses.skip(cutShort[why]);
      void looked();
    },
    stop() {
      tab.isStopped = true;
      sender.stop();
      for (const key of outcomes.keys()) outcomes.tell(key, { kind: 'gone' });
    },
  };
}
