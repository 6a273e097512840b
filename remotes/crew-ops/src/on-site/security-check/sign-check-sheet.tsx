import type { CallError } from '@callboard/client';
import { useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Sheet } from '@callboard/ui';
import { useState } from 'react';
import { SignerFields, tooShort } from '../signature/signer-fields.tsx';
import type { Signer } from '../signature/signer-fields.tsx';
import styles from './security-check.module.css';
import { useSignCheck } from './use-sign-check.ts';

type SignCheckSheetProps = { crewId: string; checkId: string; form: string; onClose: () => void };

/** The phone goes to the client, who signs what the chief has answered and signed. */
export function SignCheckSheet({ crewId, checkId, form, onClose }: SignCheckSheetProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [signer, setSigner] = useState<Signer>({ name: '', signature: null });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const { name, signature } = signer;
  useHold(name !== '' || signature ? t('security-check.secondHold') : null);
  const { sign, busy } = useSignCheck({ crewId, checkId }, { onSigned: onClose, onRefused: setRefused });
  const told = refused ? fieldTexts(refused) : {};
  const submit = () => {
    setTried(true);
    if (tooShort(name) || !signature) return;
    setRefused(null);
    void sign(name, signature);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('security-check.secondTitle', { form })}
      actions={
        <Button wide busy={busy} onClick={submit}>
          {t('security-check.secondNow')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p>{t('security-check.secondText')}</p>
        {refused && Object.keys(told).length === 0 && <Banner kind="error" {...errorText(refused)} />}
        <SignerFields signer={signer} onSigner={setSigner} tried={tried} told={told['name']} own={false} />
      </div>
    </Sheet>
  );
}
