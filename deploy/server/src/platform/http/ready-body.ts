import { acceptFile } from '../files/accept-file.ts';
import { heicPicture } from '../files/heic/heic-picture.ts';
import { sniffType } from '../files/sniff.ts';

/**
 * What takes time to read is read before the call's transaction begins, which would keep a connection (on PGlite the
 * only one) that long. `admitted` answers whether the call will be made at all, in a transaction of its own.
 */
export async function readyBody(sent: Uint8Array, admitted: () => Promise<boolean>): Promise<Uint8Array> {
  if (sent.byteLength === 0 || !(await admitted())) return sent;
  const body = sniffType(sent) === 'image/heic' ? await heicPicture(sent) : sent;
  await acceptFile(body);
  return body;
}
