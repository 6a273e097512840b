import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { forms } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { SendPaperDialog } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { useState } from 'react';

type SendFormDialogProps = { formId: string; resultId: string | null; onClose: () => void };

/** Where the signed paper of a form goes; without an address to its person. */
export function SendFormDialog({ formId, resultId, onClose }: SendFormDialogProps) {
  const t = useWords('documents');
  const [refused, setRefused] = useState<CallError | null>(null);
  const send = useCommand(forms.sendPerformed, {
    onSuccess: ({ email }) => {
      toast.success(t('form.sentTo', { email }));
      onClose();
      void invalidate(forms.perform);
    },
    onError: setRefused,
  });
  return (
    <SendPaperDialog
      title={t('form.sendTitle')}
      hint={t('form.sendHint')}
      verb={t('form.send')}
      busy={send.isPending}
      refused={refused}
      onSend={(email) =>
        send.mutate({
          params: { id: formId },
          body: { ...(resultId && { resultId }), ...(email && { email }) },
        })
      }
      onClose={onClose}
    />
  );
}
