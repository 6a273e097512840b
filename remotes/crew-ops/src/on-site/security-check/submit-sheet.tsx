import type { FormPerformance } from '@callboard/contract';
import { useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Button, Sheet } from '@callboard/ui';
import { useState } from 'react';
import type { SentAnswer } from './check-answers.ts';
import { SignerFields, tooShort } from '../signature/signer-fields.tsx';
import type { Signer } from '../signature/signer-fields.tsx';
import styles from './security-check.module.css';
import { useSubmitCheck } from './use-submit-check.ts';

type SubmitSheetProps = { performance: FormPerformance; answers: SentAnswer[]; onClose: () => void };

/** Name and signature; then the answers are locked. */
export function SubmitSheet({ performance, answers, onClose }: SubmitSheetProps) {
  const t = useWords('crew-ops');
  const { form, needsSignature } = performance;
  const own = useSession(({ payload }) => payload?.loginData.person);
  const [signer, setSigner] = useState<Signer>({
    name: own?.name ?? performance.person.name,
    signature: null,
  });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const submitCheck = useSubmitCheck(performance);
  useHold(signer.signature ? t('security-check.hold') : null);
  const { name, signature } = signer;
  const submit = async () => {
    setTried(true);
    if (needsSignature && (tooShort(name) || !signature)) return;
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
        {needsSignature && <SignerFields signer={signer} onSigner={setSigner} tried={tried} own />}
      </div>
    </Sheet>
  );
}
