import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { forms, securityChecks } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { Signature } from '@callboard/ui';
import { toast } from '@callboard/ui';
import { useUploadAndSign } from '../signature/use-upload-and-sign.ts';

type Told = { readonly onSigned: () => void; readonly onRefused: (error: CallError) => void };
type Check = { readonly crewId: string; readonly checkId: string };

/** The client signs below the chief. Nothing is shown as signed before the server has said so. */
export function useSignCheck({ crewId, checkId }: Check, { onSigned, onRefused }: Told) {
  const t = useWords('crew-ops');
  const { uploadAndSign, uploading } = useUploadAndSign(onRefused);
  const { mutate, isPending } = useCommand(securityChecks.signSecurityCheck, {
    onSuccess: ({ signerName }) => {
      toast.success(t('security-check.secondSigned', { name: signerName }));
      onSigned();
      void invalidate(securityChecks.securityChecks);
      void invalidate(forms.perform);
    },
    onError: onRefused,
  });

  const sign = (name: string, signature: Signature) =>
    uploadAndSign(signature, (uploadId) =>
      mutate({ params: { id: crewId, checkId }, body: { uploadId, name: name.trim() } }),
    );
  return { sign, busy: uploading || isPending };
}
