import type { CallError } from '@callboard/client';
import { fieldTextOf, useErrorText, useFieldTexts } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Dialog, TextField } from '@callboard/ui';
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
  const bad = address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
  const told = refused ? fieldTexts(refused) : {};
  const send = () => {
    setTried(true);
    if (!bad) mutate({ params: { id: crewId, checkId }, body: address ? { email: address } : {} });
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
      <TextField
        label={t('delivery-note.email')}
        hint={t('security-check.sendHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        error={told['email'] ?? (tried && bad ? fieldTextOf({ code: 'bad_format', params: {} }) : undefined)}
        onValue={setEmail}
      />
    </Dialog>
  );
}
