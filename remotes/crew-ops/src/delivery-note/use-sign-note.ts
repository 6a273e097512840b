import { CallError, useCommand } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { Signature } from '@callboard/ui';
import { toast } from '@callboard/ui';
import { useState } from 'react';
import { useSignatureUpload } from '../signature/use-signature-upload.ts';
import { noteChanged } from './note-changed.ts';

type Signed = {
  readonly signerName: string;
  readonly email: string;
  readonly signature: Signature;
  /** As it was read. */
  readonly noteVersion: number;
};
type Told = { readonly onSigned: () => void; readonly onRefused: (error: CallError) => void };

/** The client signs on this phone. Nothing is shown as signed before the server has said so. */
export function useSignNote(crewId: string, { onSigned, onRefused }: Told) {
  const t = useWords('crew-ops');
  const [uploading, setUploading] = useState(false);
  const upload = useSignatureUpload();
  const { mutate, isPending } = useCommand(projectCrews.signDeliveryNote, {
    onSuccess: (_, { body: { email } }) => {
      toast.success(email ? t('delivery-note.signedAndSent', { email }) : t('delivery-note.signedNow'));
      onSigned();
      void noteChanged(crewId);
    },
    onError: onRefused,
  });

  async function sign({ signerName, email, signature, noteVersion }: Signed) {
    setUploading(true);
    try {
      const uploadId = await upload(signature.image);
      const body = {
        signerName: signerName.trim(),
        uploadId,
        noteVersion,
        ...(email.trim() && { email: email.trim() }),
      };
      mutate({ params: { id: crewId }, body });
    } catch (error) {
      onRefused(error instanceof CallError ? error : new CallError('bad_answer', {}, error));
    } finally {
      setUploading(false);
    }
  }
  return { sign, busy: uploading || isPending };
}
