import { openedLater } from '@callboard/parts';
import { positionsChanged } from './positions-changed.ts';
import type { ChosenSheetProps } from './use-chosen-positions.ts';

const ChangeSheet = openedLater(async () => (await import('./change-sheet.tsx')).ChangeSheet);
const CallOffSheet = openedLater(async () => (await import('./call-off-sheet.tsx')).CallOffSheet);
const EditPositionSheet = openedLater(async () => (await import('./edit-sheet.ts')).EditPositionSheet);

const WithdrawDialog = openedLater(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);
const OfferSheet = openedLater(async () => (await import('./edit-sheet.ts')).OfferSheet);

export type OpenSheet = {
  readonly kind: 'edit' | 'offer' | 'withdraw' | 'change' | 'callOff';
  readonly ids: readonly string[];
};

type PositionSheetsProps = ChosenSheetProps & { open: OpenSheet };

/** What one or several positions are changed with. Positions are those that stand now: others change them too. */
export function PositionSheets({ crewId, open, items, onDone, onClose }: PositionSheetsProps) {
  const [id = ''] = open.ids;
  if (open.kind === 'edit')
    return (
      <EditPositionSheet
        id={id}
        onSaved={() => positionsChanged(crewId)}
        onClose={onClose}
        onMissing={onClose}
      />
    );
  if (open.kind === 'offer')
    return (
      <OfferSheet
        ids={open.ids}
        onSaved={() => {
          onDone();
          return positionsChanged(crewId);
        }}
        onClose={onClose}
        onMissing={onClose}
      />
    );
  const some = items.filter(({ crewItemId }) => open.ids.includes(crewItemId));
  const Opened = { withdraw: WithdrawDialog, change: ChangeSheet, callOff: CallOffSheet }[open.kind];
  return <Opened crewId={crewId} items={some} onDone={onDone} onClose={onClose} onMissing={onClose} />;
}
