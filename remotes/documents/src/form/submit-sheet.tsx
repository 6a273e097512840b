import type { FormPerformance } from '@callboard/contract';
import { visibleQuestions } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import {
  AnswerList,
  FormSheet,
  SignerFields,
  asFormAnswers,
  questionsOf,
  signerProblems,
  useFormSheet,
  useSignerLabels,
} from '@callboard/parts';
import type { GivenAnswers, SentAnswer, Signer } from '@callboard/parts';
import { useSession } from '@callboard/session';
import { firstFile, useSubmitForm } from './form-commands.ts';

type SubmitSheetProps = {
  performance: FormPerformance;
  given: GivenAnswers;
  answers: SentAnswer[];
  onClose: () => void;
};

/** Everything that is submitted, once more; then, where the form wants it, name and signature. */
export function SubmitSheet({ performance, given, answers, onClose }: SubmitSheetProps) {
  const t = useWords('documents');
  const { needsSignature, resultId, version, person, form: asked } = performance;
  const own = useSession(({ payload }) => payload?.loginData.person);
  const submit = useSubmitForm(performance);
  const questions = questionsOf(performance);
  const start: Signer = { signerName: own?.name ?? person.name, signature: null };
  const form = useFormSheet({
    title: t('form.submitTitle', { form: asked.name }),
    draft: `form-submit/${resultId}`,
    offline: 'workable',
    labels: useSignerLabels(true),
    start,
    endpoint: null,
    body: (signer) => signer,
    check: (signer) => (needsSignature ? signerProblems(signer) : []),
    send: (_, { values: { signerName, signature } }) => {
      const signed = needsSignature && signature;
      return submit(
        {
          params: { id: resultId ?? '' },
          version,
          body: {
            answers,
            submit: true,
            ...(signed && { signature: { uploadId: firstFile, name: signerName.trim() } }),
          },
        },
        signed ? { files: [{ file: signature.image, name: 'signature.png' }] } : {},
      );
    },
    onClose,
  });
  return (
    <FormSheet form={form} submit={t(needsSignature ? 'form.signAndSubmit' : 'form.submitNow')}>
      <p>{t(asked.kind === 'training' ? 'training.locks' : 'form.locks')}</p>
      <AnswerList questions={visibleQuestions(questions, asFormAnswers(questions, given))} given={given} />
      {needsSignature && <SignerFields form={form} own />}
    </FormSheet>
  );
}
