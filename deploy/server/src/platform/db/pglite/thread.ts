import { Worker } from 'node:worker_threads';
import { DatabaseStopped } from '../engine/engine.ts';
import type { Result } from '../engine/engine.ts';
import type { Ask, AskToClose, Reply, WorkerStart } from './messages.ts';

type Waiting = { resolve: (result: Result) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

export type Thread = {
  ask(message: Omit<Ask, 'id'> | Omit<AskToClose, 'id'>, limitMs: number): Promise<Result>;
  readonly stopped: boolean;
  stop(why: string): Promise<void>;
};

/** Hears what is said on the channels that are listened to. */
export type Said = (channel: string, text: string) => void;

/**
 * A folder that was killed in the middle of writing is recovered within this time, or never. An empty one takes some
 * ten seconds of a processor, on a busy machine more than a minute.
 */
const openWithinMs = 180_000;
const workerFile = new URL('./pglite-worker.ts', import.meta.url);

/** PGlite in its own thread: a statement that never ends can be cut from outside. */
export async function startThread(folder: string | null, said: Said = () => {}): Promise<Thread> {
  const start: WorkerStart = { folder };
  const worker = new Worker(workerFile, { workerData: start });
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let stopped = false;

  const settleAll = (why: string) => {
    stopped = true;
    for (const one of waiting.values()) {
      clearTimeout(one.timer);
      one.reject(new DatabaseStopped(why));
    }
    waiting.clear();
  };
  const stop = async (why: string) => {
    settleAll(why);
    await worker.terminate();
  };

  const opening = setTimeout(() => void worker.terminate(), openWithinMs);
  await new Promise<void>((resolve, reject) => {
    worker.once('error', (error) =>
      reject(new DatabaseStopped(`The database did not open: ${error.message}`)),
    );
    worker.once('exit', () => reject(new DatabaseStopped('The database did not open')));
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'ready') return resolve();
      if (reply.kind === 'said') return said(reply.channel, reply.text);
      const one = waiting.get(reply.id);
      if (!one) return undefined;
      waiting.delete(reply.id);
      clearTimeout(one.timer);
      if (reply.kind === 'rows') one.resolve({ rows: reply.rows, affected: reply.affected });
      else one.reject(Object.assign(new Error(reply.failure.message), reply.failure));
      return undefined;
    });
  }).finally(() => clearTimeout(opening));
  worker.on('error', (error) => settleAll(error.message));
  worker.on('exit', () => settleAll('The database thread ended'));

  return {
    get stopped() {
      return stopped;
    },
    stop,
    ask: (message, limitMs) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new DatabaseStopped('The database thread ended'));
        const id = next++;
        const timer = setTimeout(() => void stop(`A statement took over ${limitMs} ms`), limitMs);
        waiting.set(id, { resolve, reject, timer });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        return worker.postMessage({ ...message, id });
      }),
  };
}
