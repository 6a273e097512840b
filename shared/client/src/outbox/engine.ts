import { log } from '../call/log.ts';
import { onServerAnswer } from '../call/server-answered.ts';
import { online, onOnlineChange } from '../call/online.ts';
import { applyPatches } from '../query/patch.ts';
import { queryClient } from '../query/query-client.ts';
import { deliverOver } from './deliver.ts';
import type { Placed } from './store/item.ts';
import { createOutbox } from './outbox.ts';
import type { News, Outbox } from './outbox.ts';
import { outboxStore } from './store/outbox-store.ts';
import type { OutboxStore } from './store/outbox-store.ts';
import { pausesOver } from './pauses.ts';
import { noSeal, sealSource } from './store/seal-source.ts';
import type { KeptKey } from './store/seal-source.ts';
import { commandOf } from './queued.ts';
import { entityLocksByWebLocks, entityLocksByStorage } from './entity-locks.ts';
import { nothingWaits, showOutbox } from './outbox-state.ts';

/** Screens that read slowly keep showing what was done for so long at most. */
const settlePatienceMs = 5000;

export type Engine = Outbox & { readonly store: OutboxStore };

async function settle(item: Placed, answer: unknown): Promise<void> {
  const command = commandOf(item.name);
  if (command?.settle && answer !== undefined)
    await applyPatches(command.settle(answer, item.input as never));
  const read = Promise.all(
    item.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ).catch((reason: unknown) => log.warn('Not read again', { reason: String(reason) }));
  const patience = new Promise((resolve) => {
    setTimeout(resolve, settlePatienceMs);
  });
  await Promise.race([read, patience]);
}

function ownStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** This tab's outbox for one person, woken by everything that may bring the network back. */
export async function startEngine(owner: string, token: () => string | null, key?: KeptKey): Promise<Engine> {
  const seals = key ? sealSource(key) : noSeal;
  const store = outboxStore(seals);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('callboard-outbox') : null;
  const locks = globalThis.navigator?.locks;
  const name = `callboard-outbox ${owner}`;
  const outbox = createOutbox({
    owner,
    store,
    token,
    online,
    settle,
    turns: locks ? entityLocksByWebLocks(locks, name) : entityLocksByStorage(ownStorage(), name),
    deliver: deliverOver(store),
    pauses: pausesOver(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    post: (news) => channel?.postMessage(news),
    show: (items, busy) => showOutbox({ items, busy, keeps: true }),
  });
  /** Asks for the key where there is none, and locks what lies there without one. */
  const lock = async () => {
    if (await seals.ask()) await store.lock(owner);
  };
  await lock();
  await outbox.look();
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => outbox.hear(data));
  const awake = () => {
    if (document.visibilityState === 'visible') outbox.wake('network');
  };
  const shown = () => outbox.wake('network');
  const unsubscribe = [
    onOnlineChange((now) => {
      if (!now) return;
      void lock().finally(() => outbox.wake('network'));
    }),
    onServerAnswer(() => outbox.wake('heard')),
  ];
  document.addEventListener('visibilitychange', awake);
  addEventListener('pageshow', shown);
  return {
    ...outbox,
    store,
    stop() {
      outbox.stop();
      for (const end of unsubscribe) end();
      document.removeEventListener('visibilitychange', awake);
      removeEventListener('pageshow', shown);
      channel?.close();
      showOutbox(nothingWaits);
    },
  };
}
