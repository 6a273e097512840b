import { useWords } from '@callboard/i18n';
import { Button, Dialog } from '@callboard/ui';
import { useReleaseChiefSheet } from './use-release-chief-sheet.ts';

type ReleaseSheetDialogProps = { open: boolean; crewId: string; crewName: string; onClose: () => void };

/** A release tells the chiefs and cannot be taken back. */
export function ReleaseSheetDialog({ open, crewId, crewName, onClose }: ReleaseSheetDialogProps) {
  const t = useWords('crew-ops');
  const { mutate, isPending } = useReleaseChiefSheet(crewId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('crew-chief-sheet.releaseTitle', { crew: crewName })}
      text={t('crew-chief-sheet.releaseText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('crew-paper.notYet')}
          </Button>
          <Button busy={isPending} onClick={() => mutate({ params: { id: crewId } }, { onSettled: onClose })}>
            {t('crew-chief-sheet.release')}
          </Button>
        </>
      }
    />
  );
}
