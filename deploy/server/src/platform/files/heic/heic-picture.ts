import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import { largestPicture, mostPixels } from '../picture.ts';
import { heicHeader } from './heic-header.ts';
import type { HeicReply, HeicWork } from './heic-messages.ts';
import { withProfile } from './with-profile.ts';

const workerFile = new URL('./heic-worker.ts', import.meta.url);
/** A photo of 48 megapixels takes 370 MB and some seconds. */
const memory = 640 * 1024 * 1024;
const longestMs = 60_000;
const mostWaiting = 8;

const broken = (cause?: unknown) => new AppError('unsupported_file', { params: { reason: 'broken' }, cause });

async function decoded(bytes: Uint8Array, limitMs: number): Promise<Uint8Array> {
  // Its library has to be in the process before a thread loads it, and stays when the thread ends.
  await import('sharp');
  const work: HeicWork = { bytes, longestEdge: largestPicture.width, memory };
  const worker = new Worker(workerFile, { workerData: work, resourceLimits: { maxOldGenerationSizeMb: 64 } });
  worker.unref();
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      limit = setTimeout(() => reject(broken(new Error(`It took over ${limitMs} ms`))), limitMs);
      worker.once('message', (reply: HeicReply) =>
        'png' in reply ? resolve(reply.png) : reject(broken(new Error(reply.broken))),
      );
      worker.once('error', (error) => reject(broken(error)));
      worker.once('exit', () => reject(broken(new Error('The thread ended'))));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}

let before: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One at a time: each needs a processor and the memory of a hundred lists. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new AppError('too_many', { params: { seconds: 5 }, retryAfter: 5 });
  waiting += 1;
  const mine = before.then(work);
  before = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/**
 * The picture of a HEIC file as a PNG, turned as the file says and not larger than what is kept. It is decoded in a
 * thread of its own, which ends with it: what its memory grew to goes back, and what hangs or falls is only that
 * picture.
 */
export async function heicPicture(bytes: Uint8Array, { limitMs = longestMs } = {}): Promise<Uint8Array> {
  const header = heicHeader(bytes);
  if (!header) throw broken();
  if (header.pixels > mostPixels) {
    throw new AppError('too_large', { params: { pixels: header.pixels, limit: mostPixels } });
  }
  const png = await inTurn(() => decoded(bytes, limitMs));
  return header.profile ? withProfile(png, header.profile) : png;
}
