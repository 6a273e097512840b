import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { SendPaperDialog } from '@callboard/parts';
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
  const { crewId, number, signerEmail } = note;
  const { mutate, isPending } = useSendNote(crewId, { onSent: onClose, onRefused });
  return (
    <SendPaperDialog
      title={t('delivery-note.sendTitle', { number: number ?? '' })}
      text={t('delivery-note.sendText')}
      email={signerEmail}
      verb={t('delivery-note.send')}
      busy={isPending}
      refused={refused}
      onSend={(email) => mutate({ params: { id: crewId }, body: { email } })}
      onClose={onClose}
    />
  );
}
