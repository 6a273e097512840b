import { formGaps, visibleQuestions } from '@callboard/domain';
import { useUnfinished } from '@callboard/ui';
import { useState } from 'react';
import { asFormAnswers, problemOf } from './question/given-answer.ts';
import type { GivenAnswers, Question } from './question/given-answer.ts';
import { questionAnchor } from './question/question-card.tsx';

/** Which questions the answers call for, how many are answered, and what is missing before it can be submitted. */
export function useFormPlayer(questions: readonly Question[], given: GivenAnswers) {
  const unfinished = useUnfinished();
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const answers = asFormAnswers(questions, given);
  const asked = visibleQuestions(questions, answers);
  const answerable = asked.filter(({ kind }) => kind !== 'info');
  const gaps = formGaps(questions, answers);
  const wrong = new Set([
    ...gaps.map(({ questionId }) => questionId),
    ...asked.filter((one) => unfinished.has(one.id) || problemOf(one, given[one.id])).map(({ id }) => id),
  ]);
  return {
    given,
    asked,
    answered: answerable.filter(({ id }) => answers[id]).length,
    of: answerable.length,
    /** What is missing is said once somebody wanted to submit. */
    missingOf: (id: string) =>
      tried ? gaps.flatMap(({ questionId, missing }) => (questionId === id ? [missing] : [])) : [],
    errors: asked
      .filter(({ id }) => tried && wrong.has(id))
      .map(({ id, caption }) => ({ id: questionAnchor(id), text: caption })),
    tries,
    onUnfinished: unfinished.of,
    /** Whether everything is there and right; what is not is said from now on. */
    trySubmit: (): boolean => {
      setTries((before) => before + 1);
      return asked.every(({ id }) => !wrong.has(id));
    },
  };
}
