import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperDialog } from '@callboard/parts';
import { useReleaseNote } from './use-release-note.ts';

type ReleaseNoteDialogProps = { note: DeliveryNote; onClose: () => void };

/** A release tells the client and cannot be taken back. */
export function ReleaseNoteDialog({ note: { crewId, number }, onClose }: ReleaseNoteDialogProps) {
  const t = useWords('crew-ops');
  const { mutate, isPending } = useReleaseNote(crewId);
  return (
    <PaperDialog
      title={t('delivery-note.releaseTitle', { number: number ?? '' })}
      text={t('delivery-note.releaseText')}
      verb={t('delivery-note.release')}
      busy={isPending}
      onConfirm={() => mutate({ params: { id: crewId } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
