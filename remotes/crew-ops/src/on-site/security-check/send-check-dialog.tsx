import type { CallError } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { SendPaperDialog } from '@callboard/parts';
import { useState } from 'react';
import { useSendCheck } from './use-send-check.ts';

type SendCheckDialogProps = { crewId: string; checkId: string; onClose: () => void };

/** Where the signed paper goes; without an address to the contact on site. */
export function SendCheckDialog({ crewId, checkId, onClose }: SendCheckDialogProps) {
  const t = useWords('crew-ops');
  const [refused, setRefused] = useState<CallError | null>(null);
  const { mutate, isPending } = useSendCheck({ onSent: onClose, onRefused: setRefused });
  return (
    <SendPaperDialog
      title={t('security-check.sendTitle')}
      hint={t('security-check.sendHint')}
      verb={t('security-check.send')}
      busy={isPending}
      refused={refused}
      onSend={(email) => mutate({ params: { id: crewId, checkId }, body: email ? { email } : {} })}
      onClose={onClose}
    />
  );
}
