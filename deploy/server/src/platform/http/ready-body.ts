import { acceptFile } from '../files/accept-file.ts';
import { heicPicture } from '../files/heic/heic-picture.ts';
import { sniffType } from '../files/sniff.ts';

/**
 * What takes time to read is read before the call's transaction begins, which would keep a connection (on PGlite the
 * only one) that long. A call that was answered before is not made again, so its file costs no work.
 */
export async function readyBody(sent: Uint8Array, isNew: boolean): Promise<Uint8Array> {
  if (sent.byteLength === 0 || !isNew) return sent;
  const body = sniffType(sent) === 'image/heic' ? await heicPicture(sent) : sent;
  await acceptFile(body);
  return body;
}
