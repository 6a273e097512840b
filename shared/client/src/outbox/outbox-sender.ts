import { log } from '../call/log.ts';
import type { Deliver } from './deliver.ts';
import type { EntityLocks } from './entity-locks.ts';
import type { Placed } from './store/item.ts';
import { isFull } from './store/item.ts';
import type { OutboxStore } from './store/outbox-store.ts';
import { headsIn } from './outbox-tab.ts';
import type { OutboxTab } from './outbox-tab.ts';
import type { pausesOver } from './pauses.ts';
import type { SendResult } from './send-result.ts';
import { withNextTry } from './steps.ts';

const sideBySide = 4;
const callHoldMs = 75_000;
const filesHoldMs = 300_000;
const lookAgainMs = 1000;

export type SendParts = {
  readonly owner: string;
  readonly store: OutboxStore;
  readonly turns: EntityLocks;
  readonly deliver: Deliver;
  readonly pauses: ReturnType<typeof pausesOver>;
  /** The owner's, while it is the owner who is signed in here. */
  readonly token: () => string | null;
  readonly online: () => boolean;
};
/** What the outbox does when something of it is on its way. */
type SendSteps = {
  readonly show: () => void;
  /** Reads the store again, in this tab. */
  readonly look: () => Promise<void>;
  /** The same in all tabs. */
  readonly changed: () => Promise<void>;
  readonly sent: (item: Placed, answer: unknown) => Promise<void>;
};

/** Sends what stands in the outbox: a few entities side by side, what is of one entity in order. */
export function createSender(tab: OutboxTab, parts: SendParts, { show, look, changed, sent }: SendSteps) {
  const { owner, store, turns, deliver, pauses, token } = parts;
  const { running, fresh } = tab;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const goesOn = () => !tab.isStopped && parts.online() && token() !== null;
  function pump(): void {
    clearTimeout(timer);
    if (!goesOn()) return;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const { entity, files } of headsIn(tab)) {
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
        return look();
      });
  }
  /** Everything of one entity, in order, until there is nothing more or it has to wait. */
  async function work(entity: string): Promise<void> {
    while (goesOn() && pauses.leftMs(entity) === 0) {
      const head = (await store.list(owner)).find((item) => item.entity === entity);
      if (!head || head.refused) return;
      const item = await noteTry(store, head);
      if (item) await decide(item, await deliver(item, token));
    }
  }
  async function decide(item: Placed, verdict: SendResult): Promise<void> {
    const { key, entity } = item;
    if (verdict.kind === 'sent') await sent(item, verdict.answer);
    else if (verdict.kind === 'refused' && settles(item, verdict.reason.code)) await sent(item, undefined);
    else {
      const refused = verdict.kind === 'refused';
      if (verdict.kind === 'later') pauses.add(entity, verdict);
      fresh.delete(key);
      await store.update(key, (now) => ({ ...now, refused, reason: verdict.reason }));
      await changed();
    }
  }

  return { pump, stop: () => clearTimeout(timer) };
}

/** A phone that became full since can still send what it keeps. */
const noteTry = (store: OutboxStore, head: Placed) =>
  store
    .update(head.key, (now) => (now.refused ? null : withNextTry(now)))
    .catch((reason: unknown) => {
      if (isFull(reason)) return withNextTry(head);
      throw reason;
    });

/** Refused because it came true before. */
const settles = ({ settledBy, tries }: Placed, code: string): boolean =>
  settledBy.includes(code) || (code === 'key_reused' && tries > 1);
