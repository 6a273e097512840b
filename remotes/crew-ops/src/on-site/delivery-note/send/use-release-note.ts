import { patch, useCommand } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { deliveryNoteQuery } from '../note/delivery-note.queries.ts';
import { noteChanged } from '../note/note-changed.ts';

/** Lets the client see and sign the note; the screen says so at once. */
export function useReleaseNote(crewId: string) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.releaseDeliveryNote, {
    optimistic: () => [
      patch(deliveryNoteQuery(crewId), (note) => ({
        ...note,
        state: 'released' as const,
        may: { ...note.may, release: false },
      })),
    ],
    onSuccess: async () => {
      toast.success(t('delivery-note.released'));
      await noteChanged(crewId);
    },
  });
}
