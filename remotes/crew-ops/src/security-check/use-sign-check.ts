import { CallError, invalidate, useCommand } from '@callboard/client';
import { forms, securityChecks } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { Signature } from '@callboard/ui';
import { toast } from '@callboard/ui';
import { useState } from 'react';
import { useSignatureUpload } from '../signature/use-signature-upload.ts';

type Told = { readonly onSigned: () => void; readonly onRefused: (error: CallError) => void };
type Check = { readonly crewId: string; readonly checkId: string };

/** The client signs below the chief. Nothing is shown as signed before the server has said so. */
export function useSignCheck({ crewId, checkId }: Check, { onSigned, onRefused }: Told) {
  const t = useWords('crew-ops');
  const [uploading, setUploading] = useState(false);
  const upload = useSignatureUpload();
  const { mutate, isPending } = useCommand(securityChecks.signSecurityCheck, {
    onSuccess: ({ signerName }) => {
      toast.success(t('security-check.secondSigned', { name: signerName }));
      onSigned();
      void invalidate(securityChecks.securityChecks);
      void invalidate(forms.perform);
    },
    onError: onRefused,
  });

  async function sign(name: string, { image }: Signature) {
    setUploading(true);
    try {
      const uploadId = await upload(image);
      mutate({ params: { id: crewId, checkId }, body: { uploadId, name: name.trim() } });
    } catch (error) {
      onRefused(error instanceof CallError ? error : new CallError('bad_answer', {}, error));
    } finally {
      setUploading(false);
    }
  }
  return { sign, busy: uploading || isPending };
}
