import { useCommand } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import { useRefusedText } from './use-refused-text.ts';

type Seen = { readonly id: string; readonly version: number };

/** Removes positions that nobody knows of; Undo brings them back as they were. */
export function useRemovePositions(onChanged: () => unknown) {
  const t = usePartWords();
  const { number } = useFormat();
  const refusedText = useRefusedText();
  const { mutate: restore } = useCommand(crewItems.restoreCrewItems, {
    onSuccess: ({ ids }) => {
      toast.success(t('edit-position.restored', { n: number(ids.length) }));
      void onChanged();
    },
  });
  const { mutate: remove, isPending } = useCommand(crewItems.removeCrewItems, {
    onSuccess: ({ ids }) => {
      toast.success(t('edit-position.removed', { n: number(ids.length) }), {
        time: 5000,
        action: { label: t('edit-position.undo'), run: () => restore({ body: { ids: [...ids] } }) },
      });
      void onChanged();
    },
    onError: (error) => {
      const { title, text } = refusedText(error);
      toast.error(
        error.code === 'wrong_state' ? `${title}. ${t('edit-position.notRemovable')}` : `${title}. ${text}`,
      );
      void onChanged();
    },
  });
  return {
    busy: isPending,
    remove: (items: readonly Seen[]) =>
      remove({ body: { items: items.map(({ id, version }) => ({ id, version })) } }),
  };
}
