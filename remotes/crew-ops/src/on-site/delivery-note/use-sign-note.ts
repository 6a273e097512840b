import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { Signature } from '@callboard/ui';
import { toast } from '@callboard/ui';
import { useUploadAndSign } from '../signature/use-upload-and-sign.ts';
import { noteChanged } from './note-changed.ts';

type Signed = {
  readonly signerName: string;
  readonly email: string;
  readonly signature: Signature;
  /** Of what was read. */
  readonly sha256: string;
};
type Told = { readonly onSigned: () => void; readonly onRefused: (error: CallError) => void };

/** The client signs on this phone. Nothing is shown as signed before the server has said so. */
export function useSignNote(crewId: string, { onSigned, onRefused }: Told) {
  const t = useWords('crew-ops');
  const { uploadAndSign, uploading } = useUploadAndSign(onRefused);
  const { mutate, isPending } = useCommand(projectCrews.signDeliveryNote, {
    onSuccess: (_, { body: { email } }) => {
      toast.success(email ? t('delivery-note.signedAndSent', { email }) : t('delivery-note.signedNow'));
      onSigned();
      void noteChanged(crewId);
    },
    onError: onRefused,
  });

  const sign = ({ signerName, email, signature, sha256 }: Signed) =>
    uploadAndSign(signature, (uploadId) => {
      const copy = email.trim();
      const body = { signerName: signerName.trim(), uploadId, sha256, ...(copy && { email: copy }) };
      mutate({ params: { id: crewId }, body });
    });
  return { sign, busy: uploading || isPending };
}
