import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { noteChanged } from '../note/note-changed.ts';

/** The client signs on this phone. Nothing is shown as signed before the server has said so. */
export function useSignNote(crewId: string, onRefused: (error: CallError) => void) {
  const t = useWords('crew-ops');
  return useFormCommand(projectCrews.signDeliveryNote, {
    onSuccess: (_, { body: { email } }) => {
      toast.success(email ? t('delivery-note.signedAndSent', { email }) : t('delivery-note.signedNow'));
      return noteChanged(crewId);
    },
    onRefused,
  });
}
