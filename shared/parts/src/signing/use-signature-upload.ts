import { CallError } from '@callboard/client';
import { useRef } from 'react';
import { uploadFile } from '../papers/upload-file.ts';
import type { Signer } from './signer.ts';

/**
 * Sends the picture of a signature and answers the id that signing names it by. It is sent once, so that another try
 * of the same signature is the same wish.
 */
export function useSignatureUpload() {
  const sent = useRef<{ readonly image: Blob; readonly id: string } | null>(null);
  return async ({ signature }: Signer): Promise<string> => {
    if (!signature) throw new CallError('invalid');
    const { image } = signature;
    if (sent.current?.image === image) return sent.current.id;
    const id = await uploadFile(image, 'signature.png');
    sent.current = { image, id };
    return id;
  };
}
