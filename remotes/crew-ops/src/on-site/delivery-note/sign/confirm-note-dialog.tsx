import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperDialog } from '@callboard/parts';
import { useState } from 'react';
import { NoteConsent } from './note-consent.tsx';
import { useConfirmNote } from './use-confirm-note.ts';

type ConfirmNoteDialogProps = {
  note: DeliveryNote;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** The client's word instead of a signature: it locks the hours, and says so. */
export function ConfirmNoteDialog({ note, onRefused, onClose }: ConfirmNoteDialogProps) {
  const t = useWords('crew-ops');
  // As it was when the question was asked: a note that changed behind it is refused.
  const [shown] = useState(note);
  const { crewId, number, sha256 } = shown;
  const { mutate, isPending } = useConfirmNote(crewId, {
    onConfirmed: onClose,
    onRefused: (error) => {
      onClose();
      onRefused(error);
    },
  });
  return (
    <PaperDialog
      decisive
      title={t('delivery-note.confirmTitle', { number: number ?? '' })}
      text={<NoteConsent note={shown} />}
      verb={t('delivery-note.confirm')}
      busy={isPending}
      onConfirm={() => mutate({ params: { id: crewId }, body: { sha256 } })}
      onClose={onClose}
    />
  );
}
