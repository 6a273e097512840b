import { CallError } from '@callboard/client';
import type { Signature } from '@callboard/ui';
import { useState } from 'react';
import { useSignatureUpload } from './use-signature-upload.ts';

/** Sends the picture of a signature, then what is signed with it. A picture that does not arrive is a refusal. */
export function useUploadAndSign(onRefused: (error: CallError) => void) {
  const [uploading, setUploading] = useState(false);
  const upload = useSignatureUpload();

  async function uploadAndSign({ image }: Signature, sign: (uploadId: string) => void) {
    setUploading(true);
    try {
      sign(await upload(image));
    } catch (error) {
      onRefused(error instanceof CallError ? error : new CallError('bad_answer', {}, error));
    } finally {
      setUploading(false);
    }
  }
  return { uploadAndSign, uploading };
}
