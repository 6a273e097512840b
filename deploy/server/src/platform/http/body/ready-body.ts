import { acceptFile } from '../../files/accept-file.ts';
import { comeAgain } from '../../files/thread/come-again.ts';
import { heicPicture } from '../../files/heic/heic-picture.ts';
import { sniffType } from '../../files/sniff.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';

/** Files that lie in memory, from the reading until the call is answered; the others wait on the disk. */
export const fileTurns = limitConcurrency(4, 64, comeAgain);

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
