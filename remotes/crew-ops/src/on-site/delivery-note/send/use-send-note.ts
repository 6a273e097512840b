import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { noteChanged } from '../note/note-changed.ts';

type Callbacks = { readonly onSent: () => void; readonly onRefused: (error: CallError) => void };

/** Sends the signed note by mail. */
export function useSendNote(crewId: string, { onSent, onRefused }: Callbacks) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.sendDeliveryNote, {
    onSuccess: (note, { body: { email } }) => {
      toast.success(t('delivery-note.sentTo', { email: email ?? note.signerEmail }));
      onSent();
      void noteChanged(crewId);
    },
    onError: onRefused,
  });
}
