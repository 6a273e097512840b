import { Worker } from 'node:worker_threads';

type Limits = { ms: number; heapMb: number };

/**
 * What another's file costs, in a thread of its own that ends with the work: the memory it grew to goes back, and what
 * hangs or falls is only that file. It rejects with whatever was wrong.
 */
export async function inThread<Reply>(file: URL, work: object, { ms, heapMb }: Limits): Promise<Reply> {
  const worker = new Worker(file, { workerData: work, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  worker.unref();
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reply>((resolve, reject) => {
      limit = setTimeout(() => reject(new Error(`It took over ${ms} ms`)), ms);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread ended')));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}
