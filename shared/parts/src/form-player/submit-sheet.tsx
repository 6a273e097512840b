import type { FormPerformance } from '@callboard/contract';
import { visibleQuestions } from '@callboard/domain';
import { useSession } from '@callboard/session';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { SignerFields } from '../signing/signer-fields.tsx';
import { signerProblems } from '../signing/signer.ts';
import type { Signer } from '../signing/signer.ts';
import { useSignerLabels } from '../signing/use-signer-labels.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { AnswerList } from './answer-list.tsx';
import type { SentAnswer } from './form-answers.ts';
import type { FormCommands } from './form-commands.ts';
import { asFormAnswers, questionsOf } from './question/given-answer.ts';
import type { GivenAnswers } from './question/given-answer.ts';
import { useSubmitForm } from './use-form-commands.ts';

type SubmitSheetProps = {
  commands: FormCommands;
  performance: FormPerformance;
  given: GivenAnswers;
  answers: SentAnswer[];
  locks?: string;
  onClose: () => void;
};

/** Everything that is submitted, once more; then, where the form wants it, name and signature. */
export function SubmitSheet({ commands, performance, given, answers, locks, onClose }: SubmitSheetProps) {
  const t = usePartWords();
  const { needsSignature, resultId, person, form: asked } = performance;
  const own = useSession(({ payload }) => payload?.loginData.person);
  const submit = useSubmitForm(commands, performance);
  const questions = questionsOf(performance);
  const start: Signer = { signerName: own?.name ?? person.name, signature: null };
  const form = useFormSheet({
    title: t('form-player.submitTitle', { form: asked.name }),
    draft: `form-submit/${resultId}`,
    offline: 'workable',
    labels: useSignerLabels(true),
    start,
    endpoint: null,
    body: (signer) => signer,
    check: (signer) => (needsSignature ? signerProblems(signer) : []),
    send: (_, { values: { signerName: name, signature } }) =>
      submit(answers, needsSignature && signature ? { name, signature } : null),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t(needsSignature ? 'form-player.signAndSubmit' : 'form-player.submitNow')}>
      <p>{locks ?? t('form-player.locks')}</p>
      <AnswerList questions={visibleQuestions(questions, asFormAnswers(questions, given))} given={given} />
      {needsSignature && <SignerFields form={form} own />}
    </FormSheet>
  );
}
