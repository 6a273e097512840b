import { AsyncLocalStorage } from 'node:async_hooks';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureClient } from '../call/config.ts';
import { send } from '../call/http.ts';
import { deliverOver } from './deliver.ts';
import { fakeLocks, fakeServer, networkConditions } from './fake-server.ts';
import type { Item } from './store/item.ts';
import { newIntent } from '../call/intent.ts';
import { createOutbox } from './outbox.ts';
import type { News, Outbox } from './outbox.ts';
import { outboxStore } from './store/outbox-store.ts';
import { pausesOver } from './pauses.ts';
import { entityLocksByWebLocks, entityLocksByStorage } from './entity-locks.ts';

jest.mock('../call/http.ts', () => ({ send: jest.fn() }));

/** Small and repeatable: a seed tells the whole story. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const owner = 'nordlicht/ann';

function itemFor(entity: string, intent: number, file: boolean): Item {
  return {
    key: newIntent(),
    owner,
    entity,
    name: 'model.tap',
    title: `Intent ${intent}`,
    editAt: null,
    wish: JSON.stringify([entity, intent]),
    method: 'POST',
    url: `/${entity}`,
    body: { intent, ...(file && { uploadId: 'callboard-file:0' }) },
    version: null,
    input: {},
    answers: 'data',
    settledBy: [],
    invalidates: [],
    device: { deviceAt: new Date(Date.now()).toISOString(), clockOffsetMs: null, offline: false },
    madeAt: Date.now(),
    tries: 0,
    refused: false,
    reason: null,
    files: file
      ? [{ name: 'a.jpg', type: 'image/jpeg', size: 3, uploadId: null, uploadedAt: 0, uploads: 0 }]
      : [],
  };
}

type World = ReturnType<typeof worldOf>;
/** The tab that a call comes from. */
const sending = new AsyncLocalStorage<{ dead: boolean }>();

function worldOf(seed: number) {
  const chance = chanceOf(seed);
  const server = fakeServer(chance);
  const forever = new Promise<never>(() => undefined);
  // What a killed tab was about to send after its upload never leaves it.
  jest.mocked(send).mockImplementation((wire) => (sending.getStore()?.dead ? forever : server.send(wire)));
  configureClient({ onSignInNeeded: () => Promise.resolve(chance() < 0.5) });
  const locks = fakeLocks();
  const byLocks = chance() < 0.7;
  const notes = new Map<string, string>();
  const storage = {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, value: string) => void notes.set(name, value),
    removeItem: (name: string) => void notes.delete(name),
  } as unknown as Storage;
  const tabs: { name: string; outbox: Outbox; dead: boolean }[] = [];
  const world = {
    chance,
    byLocks,
    server,
    online: true,
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)] as Value,
    tabs,
    open(name: string): void {
      const store = outboxStore();
      const deliver = deliverOver(store);
      const tab = { name, dead: false } as (typeof tabs)[number];
      tab.outbox = createOutbox({
        owner,
        store,
        turns: byLocks
          ? entityLocksByWebLocks(locks.of(name), 'model')
          : entityLocksByStorage(storage, 'model'),
        deliver: async (item, token) => {
          const verdict = await sending.run(tab, () => deliver(item, token));
          return tab.dead ? forever : verdict;
        },
        pauses: pausesOver(undefined, chance),
        token: () => 'token',
        online: () => world.online,
        post: (news: News) =>
          tabs.forEach((other) => other !== tab && setTimeout(() => other.outbox.hear(news))),
        settle: () => wait(chance() * 4).then(() => undefined),
        show: () => undefined,
      });
      tabs.push(tab);
      void tab.outbox.look();
    },
    kill(): void {
      const [tab] = tabs.splice(Math.floor(chance() * tabs.length), 1);
      if (!tab) return;
      tab.dead = true;
      tab.outbox.stop();
      locks.release(tab.name);
      notes.clear();
      server.forgetFlights();
    },
    wake: () => tabs.forEach(({ outbox }) => outbox.wake('person')),
  };
  return world;
}

const entities = ['crewItem/1', 'crewItem/2', 'photo/1'];

/** What the person wanted to come true, in order, and what has been asked for altogether. */
async function live(world: World, steps: number) {
  const { chance, pick, server, tabs } = world;
  const wanted = new Map<string, number[]>(entities.map((entity) => [entity, []]));
  const store = outboxStore();
  /** Given up while a request with it was on its way: only the server knows whether it came true. */
  const mayCome = new Set<number>();
  let intent = 0;
  let opened = 2;

  async function tap(): Promise<void> {
    const entity = pick(entities);
    intent += 1;
    if (chance() < 0.15) server.refuse(intent);
    const file = entity.startsWith('photo');
    const bytes = file ? [new Uint8Array([1, 2, 3]).buffer] : [];
    const times = chance() < 0.4 ? 2 : 1;
    const put = () =>
      pick(tabs).outbox.put({ item: itemFor(entity, intent, file), bytes, latestWins: false });
    await Promise.all(Array.from({ length: times }, put));
    wanted.get(entity)?.push(intent);
  }
  function giveUp(own: number[], asked: number, ...instead: number[]): void {
    own.splice(own.indexOf(asked), 1, ...instead);
  }
  /** Gives an intent up; a request with it may set out, or arrive, while the phone does so. */
  async function givingUp<Done>(asked: number, act: () => Promise<Done>): Promise<Done> {
    const before = server.committed.length;
    const wasOnItsWay = server.onItsWay(asked);
    const done = await act();
    const came = server.committed.slice(before).some((one) => one.intent === asked);
    if (wasOnItsWay || came || server.onItsWay(asked)) mayCome.add(asked);
    return done;
  }
  async function answerRefusals(): Promise<void> {
    for (const item of await store.list(owner)) {
      const own = wanted.get(item.entity) ?? [];
      const { intent: asked } = item.body as { intent: number };
      const { outbox } = pick(tabs);
      if (!item.refused) continue;
      const way = pick(['retry', 'discard', 'edit']);
      if (way === 'retry') await outbox.retry(item.key);
      else if (way === 'discard') {
        if (await givingUp(asked, () => outbox.discard(item.key))) giveUp(own, asked);
      } else {
        intent += 1;
        const item2 = itemFor(item.entity, intent, item.files.length > 0);
        const other = { item: item2, bytes: [], latestWins: false, instead: item.key };
        await givingUp(asked, () => outbox.put(other));
        giveUp(own, asked, intent);
      }
    }
  }
  async function undo(): Promise<void> {
    const item = pick(await store.list(owner));
    if (!item || item.refused) return;
    const own = wanted.get(item.entity) ?? [];
    const { intent: asked } = item.body as { intent: number };
    const { outbox } = pick(tabs);
    if (await givingUp(asked, () => outbox.discard(item.key))) giveUp(own, asked);
  }
  function jump(): void {
    const by = (chance() - 0.5) * 48 * 60 * 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + by);
  }

  for (let step = 0; step < steps; step += 1) {
    const roll = chance();
    if (roll < 0.45) await tap();
    else if (roll < 0.6) server.setWeather(pick(networkConditions));
    else if (roll < 0.68) {
      world.online = !world.online;
      world.wake();
    } else if (roll < 0.76) {
      world.kill();
      opened += 1;
      world.open(`tab ${opened}`);
    } else if (roll < 0.8) jump();
    else if (roll < 0.85) await undo();
    else if (roll < 0.92) await answerRefusals();
    else world.wake();
    if (chance() < 0.5) await wait(chance() * 8);
  }

  server.setWeather('fair');
  world.online = true;
  for (let turn = 0; turn < 400; turn += 1) {
    world.wake();
    await wait(5);
    await answerRefusals();
    const left = await store.list(owner);
    if (left.length === 0) break;
  }
  return { wanted, mayCome, left: await store.list(owner) };
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const given = process.env['OUTBOX_SEED'];
// The same days in every run: whoever looks for others names a seed.
const first = Number(given ?? 4_711);
const runs = given ? 1 : Number(process.env['OUTBOX_RUNS'] ?? 10);
const seeds = Array.from({ length: runs }, (_, index) => first + index);

test.each(seeds)('intents of the outbox are never lost, doubled or out of order (seed %i)', async (seed) => {
  const world = worldOf(seed);
  world.open('tab 1');
  world.open('tab 2');
  const { wanted, mayCome, left } = await live(world, 60);
  for (const { outbox } of world.tabs) outbox.stop();
  expect(left).toEqual([]);
  expect(world.byLocks ? world.server.overlaps() : 0).toBe(0);
  for (const entity of entities) {
    const intents = wanted.get(entity) ?? [];
    const came = world.server.committed
      .filter((one) => one.entity === `/${entity}`)
      .map(({ intent }) => intent)
      .filter((intent) => intents.includes(intent) || !mayCome.has(intent));
    expect({ entity, came }).toEqual({ entity, came: intents });
  }
});
