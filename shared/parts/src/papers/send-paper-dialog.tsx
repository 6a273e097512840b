import type { CallError } from '@callboard/client';
import { useErrorText, useFieldTexts } from '@callboard/feature';
import { Banner } from '@callboard/ui';
import { useState } from 'react';
import { CopyAddress, badAddress } from '../signing/copy-address.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import type { PaperDialogProps } from './paper-dialog.tsx';

export type SendPaperDialogProps = Omit<PaperDialogProps, 'onConfirm' | 'decisive' | 'children'> & {
  /** The address that stands there already. */
  email?: string;
  /** What happens without an address; where nothing is said one is needed. */
  hint?: string;
  refused: CallError | null;
  onSend: (email: string) => void;
};

/** Where a copy of a paper goes. */
export function SendPaperDialog({
  email: known = '',
  hint,
  refused,
  onSend,
  ...dialog
}: SendPaperDialogProps) {
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [email, setEmail] = useState(known);
  const [tried, setTried] = useState(false);
  const needed = hint === undefined;
  const fieldErrors = refused ? fieldTexts(refused) : {};
  const send = () => {
    setTried(true);
    if (!badAddress(email, needed)) onSend(email.trim());
  };
  return (
    <PaperDialog {...dialog} onConfirm={send}>
      {refused && Object.keys(fieldErrors).length === 0 && <Banner kind="error" {...errorText(refused)} />}
      <CopyAddress
        email={email}
        onEmail={setEmail}
        hint={hint}
        tried={tried}
        serverError={fieldErrors['email']}
        needed={needed}
      />
    </PaperDialog>
  );
}
