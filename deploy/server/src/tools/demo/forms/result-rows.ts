import { addDays, visibleQuestions } from '@callboard/domain';
import type { FormAnswers, FormValue } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import type { DemoForm, DemoQuestion } from './demo-question.ts';
import { formId, questionId } from './form-rows.ts';

type Result = Insertable<Tables['formResult']> & { id: string };
type Rows = { results: Result[]; answers: Insertable<Tables['formAnswer']>[] };
export const noRows = (): Rows => ({ results: [], answers: [] });

/** An answer that somebody could have given; files are left to those who take photos. */
function valueOf(
  { kind, choices, range, correct }: DemoQuestion,
  right: boolean,
  today: string,
): FormValue | null {
  if (right && correct !== undefined) return correct;
  switch (kind) {
    case 'yesNo':
      return 'yes';
    case 'single':
      return choices?.at(-1)?.[0] ?? null;
    case 'multi':
      return choices?.[0] ? [choices[0][0]] : null;
    case 'number':
      return range ? Math.min(range[1], range[0] + 12) : 12;
    case 'text':
      return 'Alles in Ordnung – d’accord, iawn.';
    case 'date':
      return addDays(today, -3);
    case 'location':
      return { latitude: 48.2167, longitude: 16.4044, accuracy: 18 };
    default:
      return null;
  }
}

type Made = {
  form: DemoForm;
  personId: string;
  number?: number;
  startedAt: Date;
  /** Not yet submitted without it. */
  submittedAt?: Date | null;
  /** How many of its questions are answered. */
  answered?: number;
  /** Answers of a training. */
  right?: boolean;
  score?: number | null;
  passed?: boolean | null;
  validUntil?: string | null;
  crew?: { id: string; date: string; shift: string };
};

/** A result as it stands, with its answers. */
export function addMade({ tenant, today }: Demo, rows: Rows, made: Made): string {
  const { form, personId, number = 1, crew, startedAt, submittedAt = null } = made;
  const id = seedId(tenant.id, 'result', form.key, personId, crew?.id ?? '', crew?.date ?? '', number);
  rows.results.push({
    id,
    formId: formId(tenant.id, form.key),
    personId,
    crewId: crew?.id ?? null,
    date: crew?.date ?? null,
    shift: crew?.shift ?? null,
    number,
    state: submittedAt ? 'submitted' : 'open',
    score: made.score ?? null,
    passed: made.passed ?? null,
    startedAt,
    submittedAt,
    validUntil: made.validUntil ?? null,
  });
  const given: Record<string, FormAnswers[string]> = {};
  const values = form.questions.flatMap((question) => {
    const value = question.kind === 'info' ? null : valueOf(question, made.right ?? true, today);
    if (value !== null) given[question.key] = { value, comment: '', hasFile: false };
    return value === null ? [] : [{ question, value }];
  });
  const asked = visibleQuestions(
    form.questions.map(({ key, showIf = null }) => ({ id: key, showIf })),
    given,
  );
  const shown = values.filter(({ question }) => asked.some((one) => one.id === question.key));
  for (const { question, value } of shown.slice(0, made.answered ?? shown.length))
    rows.answers.push({
      resultId: id,
      questionId: questionId(tenant.id, form.key, question.key),
      value: json(value),
      comment: '',
      fileId: null,
      answeredAt: submittedAt ?? startedAt,
    });
  return id;
}
