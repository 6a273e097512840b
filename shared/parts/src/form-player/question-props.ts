import type { AnswerEdit, GivenAnswer, Question } from './given-answer.ts';

export type RecordedPlace = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
};
/** What every kind of question gets. */
export type QuestionProps = {
  readonly question: Question;
  readonly given: GivenAnswer;
  readonly onAnswer: (edit: AnswerEdit) => void;
  readonly onFile: (file: File) => void;
  /** Where the phone is, or in words why that is not known. */
  readonly recordPlace: () => Promise<RecordedPlace | string>;
  /** Half of it is typed: what stands there is not the answer yet. */
  readonly onUnfinished: (unfinished: boolean) => void;
  /** Submitted, or not this person's to answer. */
  readonly locked: boolean;
  /** What is wrong with it or still missing. */
  readonly error?: string | undefined;
};
