import { AppError } from '../http/app-error.ts';
import { pictureAnew } from './picture.ts';
import { sniffType } from './sniff.ts';

export const largestUpload = 20 * 1024 * 1024;
const largestPicture = { width: 2_400, height: 2_400 };

/** What makes a PDF do something by itself. Names of a PDF may spell a letter as `#4a`. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|XFA|SubmitForm|ImportData)\b/;

function isActivePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return active.test(text);
}

async function decoded(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await pictureAnew(bytes, largestPicture);
  } catch (cause) {
    throw new AppError('unsupported_file', { params: { reason: 'broken' }, cause });
  }
}

export type AcceptedFile = { type: string; bytes: Uint8Array };

/**
 * A file from outside, fit to be kept: what it is by its bytes and not by its name, pictures made anew without
 * metadata, nothing that runs.
 */
export async function acceptFile(bytes: Uint8Array): Promise<AcceptedFile> {
  if (bytes.byteLength > largestUpload) {
    throw new AppError('too_large', { params: { size: bytes.byteLength, limit: largestUpload } });
  }
  const type = sniffType(bytes);
  if (type?.startsWith('image/')) return { type: 'image/webp', bytes: await decoded(bytes) };
  if (type === 'application/pdf' && !isActivePdf(bytes)) return { type, bytes };
  if (type?.startsWith('text/plain')) return { type, bytes };
  throw new AppError('unsupported_file', {
    params: { reason: type === 'application/pdf' ? 'active' : 'type' },
  });
}
