import type { FormPerformance } from '@callboard/contract';
import { answerProblem, fileQuestionKinds } from '@callboard/domain';
import type { AnswerProblem, FormAnswers, FormQuestion, FormValue } from '@callboard/domain';

type AskedQuestion = FormPerformance['questions'][number];
/** As it was read, with its conditions as the rules know them. */
export type Question = Omit<AskedQuestion, 'showIf' | 'onNo'> & Pick<FormQuestion, 'showIf' | 'onNo'>;
export const questionsOf = ({ questions }: Pick<FormPerformance, 'questions'>): readonly Question[] =>
  questions as readonly Question[];
export type GivenFile = {
  readonly name: string;
  readonly type: string;
  /** Nothing while it has not left the phone. */
  readonly url: string | null;
};
/** An answer as the person sees it: what the server has, what waits and what is being typed. */
export type GivenAnswer = {
  readonly value: FormValue | null;
  readonly comment: string;
  readonly file: GivenFile | null;
};
export type GivenAnswers = Readonly<Record<string, GivenAnswer | undefined>>;
/** What a person changes of an answer. No value takes it away. */
export type AnswerEdit = { readonly value?: FormValue | null; readonly comment?: string };

export const nothingGiven: GivenAnswer = { value: null, comment: '', file: null };

/** Questions whose answer is a file. */
export const isFileKind = (kind: Question['kind']): boolean => fileQuestionKinds.includes(kind);

/** What is wrong with a value as it stands; nothing while there is none. */
export const problemOf = (question: Question, given: GivenAnswer | undefined): AnswerProblem | null =>
  given === undefined || given.value === null ? null : answerProblem(question, given.value);

/** As the rules read them: one that does not fit its question counts as none. */
export const asFormAnswers = (questions: readonly Question[], given: GivenAnswers): FormAnswers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = given[question.id];
      if (!answer || answer.value === null || problemOf(question, answer)) return [];
      return [[question.id, { value: answer.value, comment: answer.comment, hasFile: answer.file !== null }]];
    }),
  );
