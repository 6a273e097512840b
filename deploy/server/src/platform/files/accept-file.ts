import { largestUpload } from '@callboard/domain';
import { AppError } from '../errors/app-error.ts';
import { largestPicture, pictureAnew } from './picture.ts';
import { sniffType } from './sniff.ts';

/** What makes a PDF do something by itself. Names of a PDF may spell a letter as `#4a`. */
const active = /\/(?:JavaScript|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|SubmitForm|ImportData)\b/;
/** So short that packed data spells them by chance: these count only outside of it. */
const activeOutside = /\/(?:JS|XFA)\b/;

const spelledOut = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The objects of a PDF without the data between `stream` and `endstream`. */
function withoutData(text: string): string {
  const begins = />>\s*stream\r?\n/g;
  let kept = '';
  let from = 0;
  while (begins.test(text)) {
    const end = text.indexOf('endstream', begins.lastIndex);
    if (end === -1) break;
    kept += text.slice(from, begins.lastIndex);
    from = end;
    begins.lastIndex = end;
  }
  return kept + text.slice(from);
}

function isActivePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return active.test(spelledOut(text)) || activeOutside.test(spelledOut(withoutData(text)));
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
  // Where one is taken, it was made a PNG before the call began (http/ready-body.ts).
  if (type === 'image/heic') throw new AppError('unsupported_file', { params: { reason: 'heic' } });
  if (type?.startsWith('image/')) return { type: 'image/webp', bytes: await decoded(bytes) };
  if (type === 'application/pdf' && !isActivePdf(bytes)) return { type, bytes };
  if (type?.startsWith('text/plain')) return { type, bytes };
  throw new AppError('unsupported_file', {
    params: { reason: type === 'application/pdf' ? 'active' : 'type' },
  });
}
