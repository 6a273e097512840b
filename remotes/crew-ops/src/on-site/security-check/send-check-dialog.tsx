import type { CallError } from '@callboard/client';
import { useErrorText, useFieldTexts } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { CopyAddress, badAddress } from '@callboard/parts';
import { Banner, Button, Dialog } from '@callboard/ui';
import { useState } from 'react';
import { useSendCheck } from './use-send-check.ts';

type SendCheckDialogProps = { crewId: string; checkId: string; onClose: () => void };

/** Where the signed paper goes; without an address to the contact on site. */
export function SendCheckDialog({ crewId, checkId, onClose }: SendCheckDialogProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const { mutate, isPending } = useSendCheck({ onSent: onClose, onRefused: setRefused });
  const address = email.trim();
  const told = refused ? fieldTexts(refused) : {};
  const send = () => {
    setTried(true);
    if (!badAddress(email))
      mutate({ params: { id: crewId, checkId }, body: address ? { email: address } : {} });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security-check.sendTitle')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('crew-paper.notYet')}
          </Button>
          <Button busy={isPending} onClick={send}>
            {t('security-check.send')}
          </Button>
        </>
      }
    >
      {refused && Object.keys(told).length === 0 && <Banner kind="error" {...errorText(refused)} />}
      <CopyAddress
        email={email}
        onEmail={setEmail}
        hint={t('security-check.sendHint')}
        tried={tried}
        told={told['email']}
      />
    </Dialog>
  );
}
