import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Dialog } from '@callboard/ui';
import { useState } from 'react';
import { useConfirmNote } from './use-confirm-note.ts';

type ConfirmNoteDialogProps = {
  note: DeliveryNote;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** The client's word instead of a signature: it locks the hours, and says so. */
export function ConfirmNoteDialog({ note, onRefused, onClose }: ConfirmNoteDialogProps) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const { crewId, number, approvedMinutes, rows } = note;
  // As it was when the question was asked: a note that changed behind it is refused.
  const [noteVersion] = useState(note.version);
  const { mutate, isPending } = useConfirmNote(crewId, {
    onConfirmed: onClose,
    onRefused: (error) => {
      onClose();
      onRefused(error);
    },
  });
  const hours = duration(approvedMinutes, { signed: false });
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={t('delivery-note.confirmTitle', { number: number ?? '' })}
      text={
        <>
          <p>{t('delivery-note.sum', { hours, count: rows.filter(({ noShow }) => !noShow).length })}</p>
          <p>{t('delivery-note.locks')}</p>
        </>
      }
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('crew-paper.notYet')}
          </Button>
          <Button busy={isPending} onClick={() => mutate({ params: { id: crewId }, body: { noteVersion } })}>
            {t('delivery-note.confirm')}
          </Button>
        </>
      }
    />
  );
}
