import { invalidate, useCommand } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useRefusedText } from '../edit-position/use-refused-text.ts';
import { useFormCommand } from '../form-sheet/use-form-command.ts';
import { usePartWords } from '../words/use-part-words.ts';

const time = 5000;

/** Offers positions, changes an offer, or withdraws it; what nobody has applied for yet can be undone. */
export function useOfferCommands({ isChange, onSaved }: { isChange: boolean; onSaved: () => unknown }) {
  const t = usePartWords();
  const { number } = useFormat();
  const refusedText = useRefusedText();
  const readAgain = () => Promise.all([invalidate(crewItems.offerChoices), onSaved()]);
  const move = useCommand(crewItems.moveCrewItems, {
    onSuccess: ({ items }, { body: { action } }) => {
      const ids = items.map(({ id }) => id);
      const n = number(ids.length);
      toast.success(
        t(action === 'offer' ? 'offer-positions.done' : 'offer-positions.withdrawn', { n }),
        action === 'offer'
          ? {}
          : { time, action: { label: t('offer-positions.undo'), run: () => again(ids) } },
      );
      void readAgain();
    },
    onError: (error) => {
      const { title, text } = refusedText(error);
      toast.error(`${title}. ${text}`);
      void readAgain();
    },
  });
  const again = (ids: readonly string[]) => move.mutate({ body: { ids: [...ids], action: 'offer' } });
  const withdraw = (ids: readonly string[]) =>
    move.mutate({ body: { ids: [...ids], action: 'withdrawOffer' } });
  const offer = useFormCommand(crewItems.offerPositions, {
    onSuccess: ({ items }) => {
      const n = number(items.length);
      const ids = items.map(({ id }) => id);
      if (isChange) toast.success(t('offer-positions.changed', { n }));
      else
        toast.success(t('offer-positions.done', { n }), {
          time,
          action: { label: t('offer-positions.undo'), run: () => withdraw(ids) },
        });
      void readAgain();
    },
    // Others plan too: the next try goes out with what stands there now.
    onRefused: () => void readAgain(),
  });
  return { offer, withdraw };
}
