import { useWords } from '@callboard/i18n';
import { PaperDialog } from '@callboard/parts';
import { useReleaseChiefSheet } from './use-release-chief-sheet.ts';

type ReleaseSheetDialogProps = { crewId: string; crewName: string; onClose: () => void };

/** A release tells the chiefs and cannot be taken back. */
export function ReleaseSheetDialog({ crewId, crewName, onClose }: ReleaseSheetDialogProps) {
  const t = useWords('crew-ops');
  const { mutate, isPending } = useReleaseChiefSheet(crewId);
  return (
    <PaperDialog
      title={t('crew-chief-sheet.releaseTitle', { crew: crewName })}
      text={t('crew-chief-sheet.releaseText')}
      verb={t('crew-chief-sheet.release')}
      busy={isPending}
      onConfirm={() => mutate({ params: { id: crewId } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
