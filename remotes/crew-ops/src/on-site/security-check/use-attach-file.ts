import { queued, uploaded, useQueued } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { GivenAnswer, Question } from '@callboard/parts';
import { formResultEntity } from '@callboard/parts';
import { placeOf } from './security-check.queries.ts';
import { checkAt, settledCheck } from './use-save-answers.ts';

/** A photo, paper or signature of a question; it goes out with its own save, so that no later one drops it. */
const attachFile = queued(forms.save, {
  name: 'crew-ops.attach-to-security-check',
  entity: ({ params }) => formResultEntity(params.id),
  settle: settledCheck,
});

export function useAttachFile(performance: FormPerformance) {
  const t = useWords('crew-ops');
  const { resultId, version, form } = performance;
  const run = useQueued(attachFile, {
    title: () => t('security-check.outbox.file', { form: form.name }),
    editAt: () => checkAt(placeOf(performance)),
    onRefused: () => undefined,
  });
  return (question: Question, given: GivenAnswer | undefined, file: File): Promise<boolean> => {
    const { id: questionId, kind } = question;
    // A photo beside a "no" needs the "no" with it; a file that is the answer stands by its name.
    const said = kind === 'yesNo' ? { value: 'no', comment: given?.comment ?? '' } : {};
    const answers = [{ questionId, uploadId: uploaded(0), ...said }];
    return run(
      { params: { id: resultId ?? '' }, version, body: { answers, submit: false } },
      { files: [{ file, name: file.name }] },
    );
  };
}
