import { useFormat } from '@callboard/i18n';
import { ErrorSummary, Progress } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import type { AnswerEdit, Question } from './question/given-answer.ts';
import { QuestionCard } from './question/question-card.tsx';
import type { QuestionProps } from './question/question-props.ts';
import type { useFormPlayer } from './use-form-player.ts';

export type FormPlayerProps = Pick<QuestionProps, 'locked'> & {
  /** Of `useFormPlayer`. */
  player: ReturnType<typeof useFormPlayer>;
  /** How far what was answered is saved. */
  saved: ReactNode;
  onAnswer: (question: Question, edit: AnswerEdit) => void;
  onFile: (question: Question, file: File) => void;
};

/** The questions of a form, asked as the answers call for them. */
export function FormPlayer({ player, saved, onAnswer, onFile, ...rest }: FormPlayerProps) {
  const t = usePartWords();
  const { number } = useFormat();
  const { given, asked, answered, of, errors, tries, missingOf, onUnfinished } = player;
  return (
    <>
      <div className={grid.gap2}>
        <Progress
          label={t('form-player.progress')}
          value={answered}
          max={Math.max(1, of)}
          text={t('form-player.answered', { done: number(answered), of: number(of) })}
        />
        {saved}
      </div>
      <ErrorSummary title={t('form-player.gaps')} errors={errors} tries={tries} />
      {asked.map((question, at) => (
        <QuestionCard
          key={question.id}
          {...rest}
          question={question}
          place={t('form-player.place', { at: number(at + 1), of: number(asked.length) })}
          given={given[question.id]}
          onAnswer={(edit) => onAnswer(question, edit)}
          onUnfinished={onUnfinished(question.id)}
          onFile={(file) => onFile(question, file)}
          missing={missingOf(question.id)}
        />
      ))}
    </>
  );
}
