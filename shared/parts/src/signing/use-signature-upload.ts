import { CallError, call } from '@callboard/client';
import { uploads } from '@callboard/contract';
import { useRef } from 'react';
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
    const body = new Blob([image], { type: 'application/octet-stream' }) as unknown as Uint8Array;
    const { id } = await call(uploads.upload, { query: { name: 'signature.png' }, body });
    sent.current = { image, id };
    return id;
  };
}
