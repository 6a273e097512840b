import type { AnswerEdit, GivenAnswer, Question } from './given-answer.ts';

/** What every kind of question gets. */
export type QuestionProps = {
  readonly question: Question;
  readonly given: GivenAnswer;
  readonly onAnswer: (edit: AnswerEdit) => void;
  readonly onFile: (file: File) => void;
  /** Half of it is typed: what stands there is not the answer yet. */
  readonly onUnfinished: (unfinished: boolean) => void;
  /** Submitted, or not this person's to answer. */
  readonly locked: boolean;
  /** What is wrong with it or still missing. */
  readonly error?: string | undefined;
};
