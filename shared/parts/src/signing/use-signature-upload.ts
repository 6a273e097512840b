import { useUpload } from '../upload/use-upload.ts';
import type { Signer } from './signer.ts';

/**
 * Sends the picture of a signature and answers the id that signing names it by. It is sent once, so that another try
 * of the same signature is the same wish.
 */
export function useSignatureUpload() {
  const upload = useUpload();
  return ({ signature }: Signer): Promise<string> => upload(signature?.image, 'signature.png');
}
