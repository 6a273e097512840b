import { queryClient, useCommand, useOnline, useWaiting } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { visibleQuestions } from '@callboard/domain';
import { Button, Section } from '@callboard/ui';
import { FilePenLine } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import { AnswerList } from './answer-list.tsx';
import { answersShown, formResultEntity } from './form-answers.ts';
import { formPlaceOf, formQuery } from './form.queries.ts';
import { asFormAnswers, questionsOf } from './question/given-answer.ts';

export type SubmittedAnswersProps = {
  performance: FormPerformance;
  /** Submitted on this phone, and not at the server yet. */
  waits: boolean;
};

/** What was submitted is locked: it is read, and changed only as a new version that begins with the same answers. */
export function SubmittedAnswers({ performance, waits }: SubmittedAnswersProps) {
  const t = usePartWords();
  const online = useOnline();
  const { resultId, version, may } = performance;
  const change = useCommand(forms.save, {
    onSuccess: (begun) => void queryClient.setQueryData(formQuery(formPlaceOf(begun)).queryKey, begun),
  });
  const questions = questionsOf(performance);
  const given = answersShown(performance, useWaiting(formResultEntity(resultId ?? '')), {});
  const open = () =>
    change.mutate({ params: { id: resultId ?? '' }, version, body: { answers: [], submit: false } });
  return (
    <Section
      title={t('form-player.answers')}
      action={
        !waits &&
        may.change && (
          <Button kind="quiet" icon={FilePenLine} busy={change.isPending} disabled={!online} onClick={open}>
            {t('form-player.change')}
          </Button>
        )
      }
    >
      <AnswerList questions={visibleQuestions(questions, asFormAnswers(questions, given))} given={given} />
    </Section>
  );
}
