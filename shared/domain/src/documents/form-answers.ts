import type { FormQuestion, FormValue } from './form-conditions.ts';

/** What is wrong with a value, question by question. */

export const longestFormText = 2_000;
export type AnswerProblem = {
  readonly code: 'bad_format' | 'bad_choice' | 'too_small' | 'too_big' | 'too_long' | 'required';
  readonly params?: Readonly<Record<string, number>>;
};

const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time)
    ? new Date(time).toISOString().startsWith(value)
    : false;
};

const within = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;

function isPosition(value: FormValue): boolean {
  if (typeof value !== 'object' || !('latitude' in value)) return false;
  const { latitude, longitude, accuracy } = value;
  const fine = accuracy === undefined || accuracy === null || (accuracy >= 0 && accuracy < 1e6);
  return within(latitude, 90) && within(longitude, 180) && fine;
}

function numberProblem(
  value: FormValue,
  { minimum, maximum }: Pick<FormQuestion, 'minimum' | 'maximum'>,
): AnswerProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'bad_format' };
  if (minimum !== null && value < minimum) return { code: 'too_small', params: { min: minimum } };
  if (maximum !== null && value > maximum) return { code: 'too_big', params: { max: maximum } };
  return null;
}

function textProblem(value: FormValue): AnswerProblem | null {
  if (typeof value !== 'string') return { code: 'bad_format' };
  if (value.trim() === '') return { code: 'required' };
  return value.length > longestFormText ? { code: 'too_long', params: { max: longestFormText } } : null;
}

export function answerProblem(
  question: Pick<FormQuestion, 'kind' | 'choices' | 'minimum' | 'maximum'>,
  value: FormValue,
): AnswerProblem | null {
  const known = (one: unknown) => question.choices.some(({ id }) => id === one);
  const bad = { code: 'bad_format' } as const;
  const wrongChoice = { code: 'bad_choice' } as const;
  switch (question.kind) {
    case 'info':
      return bad;
    case 'yesNo':
      return value === 'yes' || value === 'no' || value === 'na' ? null : wrongChoice;
    case 'single':
      return known(value) ? null : wrongChoice;
    case 'multi': {
      if (!Array.isArray(value)) return bad;
      if (value.length === 0) return { code: 'required' };
      return value.every(known) && new Set(value).size === value.length ? null : wrongChoice;
    }
    case 'number':
      return numberProblem(value, question);
    case 'text':
      return textProblem(value);
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : bad;
    case 'location':
      return isPosition(value) ? null : bad;
    case 'photo':
    case 'file':
    case 'signature':
      return typeof value === 'string' && value !== '' ? null : bad;
  }
}
