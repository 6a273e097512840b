import { useWords } from '@callboard/i18n';
import { PaperDialog } from '@callboard/parts';
import type { ChosenSheetProps } from './use-chosen-positions.ts';
import { useMovePositions } from './use-move-positions.ts';

/** Before an offer is taken back for which people have applied. */
export function WithdrawDialog({ crewId, items, onDone, onClose }: ChosenSheetProps) {
  const t = useWords('crew-ops');
  const move = useMovePositions(crewId);
  const count = items.reduce((all, { applicants }) => all + applicants, 0);
  return (
    <PaperDialog
      decisive
      title={t('crew-positions.withdrawOffer')}
      text={`${t('position-wishes.applicants', { count })}. ${t('crew-positions.withdrawTold')}`}
      verb={t('crew-positions.withdrawOffer')}
      busy={false}
      onConfirm={() => {
        move(
          items.map(({ crewItemId }) => crewItemId),
          'withdrawOffer',
        );
        onDone();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
