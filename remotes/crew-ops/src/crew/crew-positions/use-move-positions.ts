import { useCommand } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useRefusedText } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { positionsChanged } from './positions-changed.ts';

const doneOf = {
  offer: 'crew-positions.offered',
  withdrawOffer: 'crew-positions.withdrawn',
  reactivate: 'crew-positions.reactivated',
} as const;
type Move = keyof typeof doneOf;
/** Calling off again would ask for a reason. */
const undoOf: Partial<Record<Move, Move>> = { offer: 'withdrawOffer', withdrawOffer: 'offer' };
const isMove = (action: string): action is Move => action in doneOf;

/** Offers positions as vacancies, takes the offer back, or needs again what was called off. */
export function useMovePositions(crewId: string) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const refusedText = useRefusedText();
  const { mutate } = useCommand(crewItems.moveCrewItems, {
    onSuccess: ({ items }, { body: { action } }) => {
      if (!isMove(action)) return;
      const undo = undoOf[action];
      const ids = items.map(({ id }) => id);
      toast.success(t(doneOf[action], { n: number(ids.length) }), {
        time: 5000,
        ...(undo && {
          action: {
            label: t('crew-positions.undo'),
            run: () => mutate({ body: { ids, action: undo } }),
          },
        }),
      });
      void positionsChanged(crewId);
    },
    onError: (error) => {
      const { title, text } = refusedText(error);
      toast.error(`${title}. ${text}`);
      void positionsChanged(crewId);
    },
  });
  return (ids: readonly string[], action: Move) => mutate({ body: { ids: [...ids], action } });
}
