import { Worker } from 'node:worker_threads';
import { AppError } from '#platform/errors/app-error.ts';
import type { FillWork } from './fill-cost.ts';
import type { FillReply, FillRequest } from './fill-messages.ts';

const workerFile = new URL('./fill-worker.ts', import.meta.url);
const mostWaiting = 8;
const longestMs = 10_000;

type Waiting = { resolve(reply: FillReply): void; reject(error: Error): void };

const waiting = new Map<number, Waiting>();
let thread: Worker | null = null;
let nextId = 1;

/** Whoever waits for a thread that has ended is told; the next request begins another. */
function drop(ended: Worker, error: Error): void {
  if (thread !== ended) return;
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function startThread(): Worker {
  const started = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  started.unref();
  started.on('message', (reply: FillReply) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });
  started.on('error', (error: Error) => drop(started, error));
  started.on('exit', () => drop(started, new Error('The thread ended')));
  return started;
}

/** So that it loads while facts are read. */
export const beginThread = (): Worker => (thread ??= startThread());

/** Fills positions in one thread beside the server, which answers others meanwhile; only a few wait for it. */
export async function fillInThread(work: FillWork): Promise<FillReply> {
  if (waiting.size >= mostWaiting) throw new AppError('too_many', { params: { seconds: 5 }, retryAfter: 5 });
  const worker = beginThread();
  const id = nextId;
  nextId += 1;
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<FillReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      limit = setTimeout(() => {
        drop(worker, new AppError('unavailable'));
        void worker.terminate();
      }, longestMs);
      const request: FillRequest = { id, work };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(limit);
  }
}
