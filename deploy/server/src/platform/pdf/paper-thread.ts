import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';

export type WrittenPaper = { bytes: Uint8Array } | { failed: string };

const workerFile = new URL('./paper-worker.ts', import.meta.url);
/** The longest of ours needs a few; the first one also opens the fonts. */
const longestMs = 60_000;
const heapMb = 256;

let thread: Worker | null = null;

async function startThread(): Promise<Worker> {
  // What puts pictures into papers has to be in the process before a thread loads it, and stays when the thread ends.
  await import('sharp');
  const started = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  started.unref();
  // Without a listener an error between two papers would end the process.
  started.on('error', () => undefined);
  started.once('exit', () => {
    if (thread === started) thread = null;
  });
  return started;
}

/** Writes a paper in a thread that stays, since opening the fonts takes longer than most papers. One at a time. */
export async function writeInThread(paper: Paper): Promise<Uint8Array> {
  const writer = (thread ??= await startThread());
  const done = new AbortController();
  const { signal } = done;
  const limit = setTimeout(() => void writer.terminate(), longestMs);
  try {
    const gone = once(writer, 'exit', { signal }).then(() => {
      throw new Error('The thread that writes papers ended');
    });
    const answer = Promise.race([once(writer, 'message', { signal }), gone]);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    writer.postMessage(paper);
    const [written] = (await answer) as [WrittenPaper];
    if ('failed' in written) throw new Error(written.failed);
    return written.bytes;
  } finally {
    clearTimeout(limit);
    done.abort();
  }
}
