import { largestUpload } from '@callboard/domain';
import { AppError } from '../errors/app-error.ts';
import { checkPdf } from './pdf/check-pdf.ts';
import { mostPixels } from './picture/open-picture.ts';
import { largestPicture, pixelsOf, reencodePicture } from './picture/picture.ts';
import { pictureTurns } from './picture/picture-turns.ts';
import { sniffType } from './sniff.ts';

async function decoded(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await pictureTurns(async () => {
      const pixels = await pixelsOf(bytes);
      if (pixels > mostPixels) throw new AppError('too_large', { params: { pixels, limit: mostPixels } });
      return reencodePicture(bytes, largestPicture);
    });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unsupported_file', { params: { reason: 'broken' }, cause });
  }
}

export type AcceptedFile = { type: string; bytes: Uint8Array };

async function accepted(bytes: Uint8Array): Promise<AcceptedFile> {
  if (bytes.byteLength > largestUpload) {
    throw new AppError('too_large', { params: { size: bytes.byteLength, limit: largestUpload } });
  }
  const type = sniffType(bytes);
  // Where one is taken, it was made a PNG before the call began (http/ready-body.ts).
  if (type === 'image/heic') throw new AppError('unsupported_file', { params: { reason: 'heic' } });
  if (type?.startsWith('image/')) return { type: 'image/webp', bytes: await decoded(bytes) };
  if (type === 'application/pdf') await checkPdf(bytes);
  else if (!type?.startsWith('text/plain'))
    throw new AppError('unsupported_file', { params: { reason: 'type' } });
  return { type, bytes };
}

const known = new WeakMap<Uint8Array, Promise<AcceptedFile>>();

/**
 * A file from outside, fit to be kept: what it is by its bytes and not by its name, pictures made anew without
 * metadata, nothing that runs. The same bytes are looked at once: a body before its call's transaction begins.
 */
export function acceptFile(bytes: Uint8Array): Promise<AcceptedFile> {
  const file = known.get(bytes) ?? accepted(bytes);
  known.set(bytes, file);
  return file;
}
