/** Which questions of a form are asked, which have to be answered, and what a "no" asks for. */

export const questionKinds = [
  'info',
  'yesNo',
  'single',
  'multi',
  'number',
  'text',
  'date',
  'photo',
  'file',
  'signature',
  'location',
] as const;
export type QuestionKind = (typeof questionKinds)[number];
/** Answered with a file. */
export const fileQuestionKinds: readonly QuestionKind[] = ['photo', 'file', 'signature'];

type FormPosition = { latitude: number; longitude: number; accuracy?: number | null };
/** Files stand by their names; yes, no and "not applicable" as `yes`, `no` and `na`. */
export type FormValue = string | number | readonly string[] | FormPosition;
export type FormAnswer = {
  readonly value: FormValue;
  readonly comment: string;
  /** A photo beside a "no". */
  readonly hasFile: boolean;
};
export type FormAnswers = Readonly<Record<string, FormAnswer | undefined>>;

/** Asked only if an earlier question was answered this way. */
export type ShowIf = {
  readonly questionId: string;
  readonly oneOf?: readonly string[];
  readonly over?: number;
  readonly under?: number;
};
export type OnNo = { readonly comment?: boolean; readonly photo?: boolean; readonly todo?: boolean };

export type FormQuestion = {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
  readonly choices: readonly { readonly id: string }[];
  readonly showIf: ShowIf | null;
  readonly onNo: OnNo | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
};

function fits({ oneOf, over, under }: ShowIf, value: FormValue): boolean {
  if (oneOf) {
    const given = Array.isArray(value) ? value.map(String) : [String(value)];
    if (!given.some((one) => oneOf.includes(one))) return false;
  }
  if (over !== undefined && !(typeof value === 'number' && value > over)) return false;
  return under === undefined || (typeof value === 'number' && value < under);
}

/** In the order of the form; what hangs on a question that is not asked is not asked either. */
export function visibleQuestions<Question extends Pick<FormQuestion, 'id' | 'showIf'>>(
  questions: readonly Question[],
  answers: FormAnswers,
): Question[] {
  const asked = new Set<string>();
  return questions.filter(({ id, showIf }) => {
    const answer = showIf && asked.has(showIf.questionId) ? answers[showIf.questionId] : undefined;
    if (showIf && !(answer && fits(showIf, answer.value))) return false;
    asked.add(id);
    return true;
  });
}

const nothingAsked: Required<OnNo> = { comment: false, photo: false, todo: false };

/** What this answer asks for beside itself. */
export const noDemands = (
  { kind, onNo }: Pick<FormQuestion, 'kind' | 'onNo'>,
  answer: FormAnswer | undefined,
): Required<OnNo> =>
  kind === 'yesNo' && answer?.value === 'no' ? { ...nothingAsked, ...onNo } : nothingAsked;

export type FormGap = { readonly questionId: string; readonly missing: 'answer' | 'comment' | 'photo' };

/** What still keeps a form from being submitted. */
export const formGaps = (questions: readonly FormQuestion[], answers: FormAnswers): FormGap[] =>
  visibleQuestions(questions, answers).flatMap((question): FormGap[] => {
    const { id: questionId, kind, required } = question;
    if (kind === 'info') return [];
    const answer = answers[questionId];
    if (!answer) return required ? [{ questionId, missing: 'answer' }] : [];
    const { comment, photo } = noDemands(question, answer);
    return [
      ...(comment && answer.comment.trim() === '' ? [{ questionId, missing: 'comment' } as const] : []),
      ...(photo && !answer.hasFile ? [{ questionId, missing: 'photo' } as const] : []),
    ];
  });

/** Questions whose "no" somebody has to look after. */
export const todosOf = <Question extends FormQuestion>(
  questions: readonly Question[],
  answers: FormAnswers,
): Question[] =>
  visibleQuestions(questions, answers).filter((question) => noDemands(question, answers[question.id]).todo);
