import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { noteChanged } from '../note/note-changed.ts';

type Callbacks = { readonly onConfirmed: () => void; readonly onRefused: (error: CallError) => void };

/** The client confirms signed in, instead of a signature. */
export function useConfirmNote(crewId: string, { onConfirmed, onRefused }: Callbacks) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.digitalConfirm, {
    onSuccess: () => {
      toast.success(t('delivery-note.confirmedNow'));
      onConfirmed();
      void noteChanged(crewId);
    },
    onError: onRefused,
  });
}
