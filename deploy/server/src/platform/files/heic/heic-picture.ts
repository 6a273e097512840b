import { AppError } from '../../errors/app-error.ts';
import { comeAgain } from '../thread/come-again.ts';
import { inThread } from '../thread/in-thread.ts';
import { mostPixels } from '../picture/open-picture.ts';
import { largestPicture } from '../picture/picture.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { heicHeader } from './heic-header.ts';
import type { HeicReply, HeicWork } from './heic-messages.ts';
import { withProfile } from './with-profile.ts';

const workerFile = new URL('./heic-worker.ts', import.meta.url);
/** A photo of 48 megapixels takes 370 MB and some seconds. */
const memory = 640 * 1024 * 1024;
const longestMs = 60_000;

const broken = (cause?: unknown) => new AppError('unsupported_file', { params: { reason: 'broken' }, cause });

async function decoded(bytes: Uint8Array, ms: number): Promise<Uint8Array> {
  // Its library has to be in the process before a thread loads it, and stays when the thread ends.
  await import('sharp');
  const work: HeicWork = { bytes, longestEdge: largestPicture.width, memory };
  const reply = await inThread<HeicReply>(workerFile, work, { ms, heapMb: 64 }).catch((error: unknown) => {
    throw broken(error);
  });
  if ('png' in reply) return reply.png;
  throw broken(new Error(reply.broken));
}

/** One at a time: each needs a processor and the memory of a hundred lists. */
const inTurn = limitConcurrency(1, 7, comeAgain);

/**
 * The picture of a HEIC file as a PNG, turned as the file says and not larger than what is kept.
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
