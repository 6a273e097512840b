import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useErrorText, useFieldTexts } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { CopyAddress, badAddress } from '@callboard/parts';
import { Banner, Button, Dialog } from '@callboard/ui';
import { useState } from 'react';
import { useSendNote } from './use-send-note.ts';

type SendNoteDialogProps = {
  note: DeliveryNote;
  refused: CallError | null;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** Where the signed note goes; the signer's address stands there already. */
export function SendNoteDialog({ note, refused, onRefused, onClose }: SendNoteDialogProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const { crewId, number, signerEmail } = note;
  const [email, setEmail] = useState(signerEmail);
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useSendNote(crewId, { onSent: onClose, onRefused });
  const told = refused ? fieldTexts(refused) : {};
  const send = () => {
    setTried(true);
    if (!badAddress(email, true)) mutate({ params: { id: crewId }, body: { email: email.trim() } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delivery-note.sendTitle', { number: number ?? '' })}
      text={t('delivery-note.sendText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('crew-paper.notYet')}
          </Button>
          <Button busy={isPending} onClick={send}>
            {t('delivery-note.send')}
          </Button>
        </>
      }
    >
      {refused && Object.keys(told).length === 0 && <Banner kind="error" {...errorText(refused)} />}
      <CopyAddress email={email} onEmail={setEmail} tried={tried} told={told['email']} needed />
    </Dialog>
  );
}
