import { log } from '../log.ts';
import type { Owner } from '../offline-reads.ts';
import { onOnlineChange } from '../online.ts';
import type { Engine } from './engine.ts';
import { nothingWaits, showOutbox } from './outbox-state.ts';

/** A store that does not open must not keep a tap waiting. */
const patienceMs = 3000;

const nameOf = ({ tenant, person }: Owner): string => `${tenant}/${person}`;

type Running = {
  readonly owner: string;
  readonly token: () => string | null;
  engine: Promise<Engine | null>;
};
let running: Running | null = null;

async function start(owner: string, token: () => string | null): Promise<Engine | null> {
  try {
    const { startEngine } = await import(/* webpackChunkName: "outbox" */ './engine.ts');
    return await startEngine(owner, token);
  } catch (reason) {
    log.warn('This browser keeps nothing for later', { reason: String(reason) });
    return null;
  }
}

async function run(mine: Running): Promise<void> {
  mine.engine = start(mine.owner, mine.token);
  const engine = await mine.engine;
  if (running !== mine) engine?.stop();
  else if (!engine) showOutbox({ ...nothingWaits, keeps: false });
}

// Its code may not have come through; what it holds must not wait for the next visit.
onOnlineChange(async (online) => {
  const mine = running;
  if (online && mine && !(await mine.engine) && running === mine) await run(mine);
});

/** Shows and sends what waits on this phone for this person. `token` is theirs, or null once somebody else is here. */
export async function startOutbox(owner: Owner, token: () => string | null): Promise<void> {
  const name = nameOf(owner);
  if (running?.owner === name) return void (await running.engine);
  stopOutbox();
  running = { owner: name, token, engine: Promise.resolve(null) };
  await run(running);
}

/** Nothing is sent or shown any more; what waits stays for its person. */
export function stopOutbox(): void {
  const before = running;
  running = null;
  void before?.engine.then((engine) => engine?.stop());
  showOutbox(nothingWaits);
}

export type Ready = { readonly owner: string; readonly engine: Engine };

/** The outbox of the person signed in; null where nothing can be kept. */
export async function outboxReady(): Promise<Ready | null> {
  const mine = running;
  if (!mine) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  const engine = await Promise.race([mine.engine, patience]);
  clearTimeout(timer);
  return engine && running === mine ? { owner: mine.owner, engine } : null;
}
