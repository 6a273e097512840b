import { useCommand } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { ProjectCrewItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useRefusedText } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { positionsChanged } from './positions-changed.ts';

const undoOf = { offer: 'withdrawOffer', withdrawOffer: 'offer' } as const;
const doneOf = { offer: 'crew-positions.offered', withdrawOffer: 'crew-positions.withdrawn' } as const;
type Move = keyof typeof undoOf;

/** Offers positions as vacancies, or takes the offer back; each is the Undo of the other. */
export function useMovePositions(crewId: string) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const refusedText = useRefusedText();
  const { mutate } = useCommand(crewItems.moveCrewItems, {
    onSuccess: ({ items }, { body: { action } }) => {
      const move: Move = action === 'offer' ? 'offer' : 'withdrawOffer';
      const ids = items.map(({ id }) => id);
      toast.success(t(doneOf[move], { n: number(ids.length) }), {
        time: 5000,
        action: {
          label: t('crew-positions.undo'),
          run: () => mutate({ body: { ids, action: undoOf[move] } }),
        },
      });
      void positionsChanged(crewId);
    },
    onError: (error) => {
      const { title, text } = refusedText(error);
      toast.error(`${title}. ${text}`);
      void positionsChanged(crewId);
    },
  });
  return (items: readonly ProjectCrewItem[], action: Move) =>
    mutate({ body: { ids: items.map(({ crewItemId }) => crewItemId), action } });
}
