import { log } from '../call/log.ts';
import type { Owner } from '../query/offline-reads.ts';
import { onOnlineChange } from '../call/online.ts';
import type { Engine } from './engine.ts';
import { outboxExists } from './store/outbox-exists.ts';
import { nothingWaits, showOutbox } from './outbox-state.ts';
import type { KeptKey } from './store/seal-source.ts';

/** A store that does not open must not keep a tap waiting. */
const patienceMs = 3000;

const nameOf = ({ tenant, person }: Owner): string => `${tenant}/${person}`;

type Running = {
  readonly owner: string;
  readonly token: () => string | null;
  readonly key?: KeptKey | undefined;
  /** Not there before it is needed. */
  engine?: Promise<Engine | null>;
};
let running: Running | null = null;

async function start(mine: Running): Promise<Engine | null> {
  let engine: Engine | null = null;
  try {
    const { startEngine } = await import(/* webpackChunkName: "outbox" */ './engine.ts');
    engine = await startEngine(mine.owner, mine.token, mine.key);
  } catch (reason) {
    log.warn('This browser keeps nothing for later', { reason: String(reason) });
  }
  if (running !== mine) engine?.stop();
  else if (!engine) showOutbox({ ...nothingWaits, keeps: false });
  return engine;
}
const engineOf = (mine: Running): Promise<Engine | null> => (mine.engine ??= start(mine));

// Its code may not have come through; what it holds must not wait for the next visit.
onOnlineChange(async (online) => {
  const mine = running;
  if (!online || !mine?.engine || (await mine.engine) || running !== mine) return;
  delete mine.engine;
  await engineOf(mine);
});

/**
 * Shows and sends what waits on this phone for this person. `token` is theirs, or null once somebody else is here.
 * `key` is where the phone has the key that locks it, for as long as they are signed in.
 * A phone that never kept a write fetches the code for it with the first one, or when the screen is `atRest`.
 */
export async function startOutbox(
  owner: Owner,
  token: () => string | null,
  atRest?: () => Promise<void>,
  key?: KeptKey,
): Promise<void> {
  const name = nameOf(owner);
  if (running?.owner === name) return void (await running.engine);
  stopOutbox();
  const mine: Running = { owner: name, token, key };
  running = mine;
  const goOn = async () => {
    if (running === mine) await engineOf(mine);
  };
  if (!atRest || (await outboxExists())) await goOn();
  else void atRest().then(goOn);
}

/** Nothing is sent or shown any more; what waits stays for its person. */
export function stopOutbox(): void {
  const before = running;
  running = null;
  void before?.engine?.then((engine) => engine?.stop());
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
  const engine = await Promise.race([engineOf(mine), patience]);
  clearTimeout(timer);
  return engine && running === mine ? { owner: mine.owner, engine } : null;
}
