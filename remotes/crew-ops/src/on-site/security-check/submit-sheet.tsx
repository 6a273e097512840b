import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, SignerFields, signerProblems, useFormSheet, useSignerLabels } from '@callboard/parts';
import type { Signer } from '@callboard/parts';
import { useSession } from '@callboard/session';
import type { SentAnswer } from '@callboard/parts';
import { useSubmitCheck } from './use-submit-check.ts';

type SubmitSheetProps = { performance: FormPerformance; answers: SentAnswer[]; onClose: () => void };

/** Name and signature; then the answers are locked. */
export function SubmitSheet({ performance, answers, onClose }: SubmitSheetProps) {
  const t = useWords('crew-ops');
  const { needsSignature, resultId, person } = performance;
  const own = useSession(({ payload }) => payload?.loginData.person);
  const submitCheck = useSubmitCheck(performance);
  const start: Signer = { signerName: own?.name ?? person.name, signature: null };
  const form = useFormSheet({
    title: t('security-check.submitTitle', { form: performance.form.name }),
    draft: `security-check-submit/${resultId}`,
    offline: 'workable',
    labels: useSignerLabels(true),
    start,
    endpoint: null,
    body: (signer) => signer,
    check: (signer) => (needsSignature ? signerProblems(signer) : []),
    send: (_, { values: { signerName, signature } }) =>
      submitCheck(answers, { name: signerName, signature: needsSignature ? signature : null }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('security-check.submitNow')}>
      <p>{t('security-check.locks')}</p>
      {needsSignature && <SignerFields form={form} own />}
    </FormSheet>
  );
}
