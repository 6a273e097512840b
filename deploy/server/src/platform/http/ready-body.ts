import { heicPicture } from '../files/heic/heic-picture.ts';
import { sniffType } from '../files/sniff.ts';

/**
 * What takes seconds to read is read before the call's transaction begins, which would keep a connection (on PGlite
 * the only one) that long. `admitted` answers whether the call will be made at all, in a transaction of its own.
 */
export async function readyBody(sent: Uint8Array, admitted: () => Promise<boolean>): Promise<Uint8Array> {
  if (sniffType(sent) !== 'image/heic') return sent;
  return (await admitted()) ? heicPicture(sent) : sent;
}
