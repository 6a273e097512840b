import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, Dialog } from '@callboard/ui';
import { useReleaseNote } from './use-release-note.ts';

type ReleaseNoteDialogProps = { note: DeliveryNote; onClose: () => void };

/** A release tells the client and cannot be taken back. */
export function ReleaseNoteDialog({ note: { crewId, number }, onClose }: ReleaseNoteDialogProps) {
  const t = useWords('crew-ops');
  const { mutate, isPending } = useReleaseNote(crewId);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delivery-note.releaseTitle', { number: number ?? '' })}
      text={t('delivery-note.releaseText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('crew-paper.notYet')}
          </Button>
          <Button busy={isPending} onClick={() => mutate({ params: { id: crewId } }, { onSettled: onClose })}>
            {t('delivery-note.release')}
          </Button>
        </>
      }
    />
  );
}
