import type { FormPerformance } from '@callboard/contract';
import { formGaps, visibleQuestions } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater, useFetchedAhead } from '@callboard/parts';
import { Button, ErrorSummary, Page, Progress, useUnfinished } from '@callboard/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { asFormAnswers, problemOf, questionsOf } from '../form-questions/given-answer.ts';
import { QuestionCard, questionAnchor } from '../form-questions/question-card.tsx';
import { answersToSend } from './check-answers.ts';
import { SaveLine } from './save-line.tsx';
import styles from './security-check.module.css';
import { useAttachFile } from './use-attach-file.ts';
import { useCheckAnswers } from './use-check-answers.ts';
import { useSaveAnswers } from './use-save-answers.ts';

const SubmitSheet = openedLater(async () => (await import('./submit-sheet.tsx')).SubmitSheet);
/** A check is submitted without a network too. */
const ahead = [SubmitSheet];

/** The questions of a check, asked as the answers call for them. */
export function CheckForm({ performance, head }: { performance: FormPerformance; head: ReactNode }) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const questions = questionsOf(performance);
  const { shown, waiting, edits, typing, edit, flush } = useCheckAnswers(performance);
  const attach = useAttachFile(performance);
  const save = useSaveAnswers(performance);
  const unfinished = useUnfinished();
  const [tried, setTried] = useState(false);
  const [signing, setSigning] = useState(false);
  const answers = asFormAnswers(questions, shown);
  const asked = visibleQuestions(questions, answers);
  const answerable = asked.filter(({ kind }) => kind !== 'info');
  const answered = answerable.filter(({ id }) => answers[id]).length;
  const gaps = formGaps(questions, answers);
  const bad = asked.filter(
    (question) => unfinished.has(question.id) || problemOf(question, shown[question.id]),
  );
  const missingOf = (id: string) =>
    tried ? gaps.flatMap(({ questionId, missing }) => (questionId === id ? [missing] : [])) : [];
  const errors = tried
    ? asked
        .filter(
          ({ id }) => gaps.some(({ questionId }) => questionId === id) || bad.some((one) => one.id === id),
        )
        .map(({ id, caption }) => ({ id: questionAnchor(id), text: caption }))
    : [];
  const close = () => setSigning(false);
  useFetchedAhead(ahead, performance.may.answer);
  const submit = () => {
    setTried(true);
    void flush();
    if (gaps.length === 0 && bad.length === 0) setSigning(true);
  };
  return (
    <Page
      title={performance.form.name}
      titleHidden
      actions={
        performance.may.answer && (
          <Button icon={PenLine} onClick={submit}>
            {t('security-check.submit')}
          </Button>
        )
      }
    >
      {head}
      <div className={styles.progress}>
        <Progress
          label={t('security-check.progress')}
          value={answered}
          max={Math.max(1, answerable.length)}
          text={t('security-check.answered', { done: number(answered), of: number(answerable.length) })}
        />
        <SaveLine
          waiting={waiting}
          typing={typing}
          onAgain={({ key }) =>
            void save(
              {
                params: { id: performance.resultId ?? '' },
                version: performance.version,
                body: { answers: answersToSend(questions, waiting, edits, shown), submit: false },
              },
              { instead: key },
            )
          }
        />
      </div>
      <ErrorSummary title={t('security-check.gaps')} errors={errors} />
      {asked.map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          place={t('security-check.place', { at: number(at + 1), of: number(asked.length) })}
          given={shown[question.id]}
          onAnswer={(part) => edit(question.id, part)}
          onUnfinished={unfinished.of(question.id)}
          onFile={(file) => void flush().then(() => attach(question, shown[question.id], file))}
          locked={!performance.may.answer}
          missing={missingOf(question.id)}
        />
      ))}
      {signing && (
        <SubmitSheet
          performance={performance}
          answers={answersToSend(questions, waiting, edits, shown)}
          onClose={close}
          onMissing={close}
        />
      )}
    </Page>
  );
}
