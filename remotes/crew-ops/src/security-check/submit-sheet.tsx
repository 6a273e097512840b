import type { FormPerformance } from '@callboard/contract';
import { fieldTextOf, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Button, Sheet, SignaturePad, TextField } from '@callboard/ui';
import type { Signature } from '@callboard/ui';
import { useState } from 'react';
import type { SentAnswer } from './check-answers.ts';
import styles from './security-check.module.css';
import { useSubmitCheck } from './use-submit-check.ts';

type SubmitSheetProps = { performance: FormPerformance; answers: SentAnswer[]; onClose: () => void };
const shortest = 2;
const longest = 120;

/** Name and signature; then the answers are locked. */
export function SubmitSheet({ performance, answers, onClose }: SubmitSheetProps) {
  const t = useWords('crew-ops');
  const { form, needsSignature } = performance;
  const own = useSession(({ payload }) => payload?.loginData.person);
  const [name, setName] = useState(own?.name ?? performance.person.name);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const submitCheck = useSubmitCheck(performance);
  useHold(signature ? t('security-check.hold') : null);
  const short = needsSignature && name.trim().length < shortest;
  const submit = async () => {
    setTried(true);
    if (short || (needsSignature && !signature)) return;
    setBusy(true);
    const kept = await submitCheck(answers, { name, signature: needsSignature ? signature : null });
    setBusy(false);
    if (kept) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('security-check.submitTitle', { form: form.name })}
      actions={
        <Button wide busy={busy} onClick={submit}>
          {t('security-check.submitNow')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p>{t('security-check.locks')}</p>
        {needsSignature && (
          <>
            <TextField
              label={t('security-check.signerName')}
              autoComplete="name"
              maxLength={longest}
              value={name}
              error={
                tried && short ? fieldTextOf({ code: 'too_short', params: { min: shortest } }) : undefined
              }
              onValue={setName}
              required
            />
            <SignaturePad
              label={t('security-check.signature')}
              value={signature}
              onValue={setSignature}
              error={tried && !signature ? fieldTextOf({ code: 'required', params: {} }) : undefined}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}
