import { invalidate } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import {
  FormSheet,
  SignerFields,
  SubmittedAnswers,
  signerProblems,
  useFormCommand,
  useFormSheet,
  useSignatureUpload,
  useSignerLabels,
} from '@callboard/parts';
import type { Signer } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { useRef } from 'react';

type SignFormSheetProps = { performance: FormPerformance; onClose: () => void };

const readAgain = () => Promise.all([invalidate(forms.perform), invalidate(forms.forms)]);

/** Name and signature below what was submitted without them. Signing twice is signing once. */
export function SignFormSheet({ performance, onClose }: SignFormSheetProps) {
  const t = useWords('documents');
  const { form: asked, resultId, person, may } = performance;
  const isOld = useRef(false);
  const upload = useSignatureUpload();
  const sign = useFormCommand(forms.signPerformed, {
    onSuccess: () => {
      toast.success(t('form.signedNow', { form: asked.name }));
      return readAgain();
    },
    onRefused: ({ code }) => void (isOld.current = code === 'wrong_state' || code === 'not_found'),
  });
  const start: Signer = { signerName: person.name, signature: null };
  const form = useFormSheet({
    title: t('form.signTitle', { form: asked.name }),
    draft: `sign-form/${resultId}`,
    offline: 'needs-network',
    labels: useSignerLabels(true),
    start,
    endpoint: forms.signPerformed,
    body: ({ signerName }) => ({ name: signerName.trim(), uploadId: '', ...(resultId && { resultId }) }),
    paths: { name: 'signerName' },
    check: signerProblems,
    send: async (body, { values }) =>
      sign({ params: { id: asked.id }, body: { ...body, uploadId: await upload(values) } }),
    onClose: () => {
      onClose();
      // Why it was refused is read first; then the page shows what is there now.
      if (isOld.current) void readAgain();
    },
  });
  return (
    <FormSheet form={form} submit={t('sign.submit')}>
      <p>{t('form.signText')}</p>
      <SubmittedAnswers performance={{ ...performance, may: { ...may, change: false } }} waits={false} />
      <SignerFields form={form} own />
    </FormSheet>
  );
}
