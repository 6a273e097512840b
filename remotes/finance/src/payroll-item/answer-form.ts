import type { Format } from '@callboard/i18n';
import type { FieldProblem } from '@callboard/parts';
import { readAmount, readMinutes } from '@callboard/parts';

export type AnswerValues = { readonly body: string; readonly paid: string; readonly amount: string };

/** Only what the accountant changed is a correction. */
export function answerBody(values: AnswerValues, before: AnswerValues, currency: string, format: Format) {
  const paidMinutes = values.paid.trim() === before.paid ? null : readMinutes(values.paid, format);
  const amountMinor =
    values.amount.trim() === before.amount ? null : readAmount(values.amount, currency, format);
  return {
    body: values.body.trim(),
    ...(paidMinutes !== null && { paidMinutes }),
    ...(amountMinor !== null && { amountMinor }),
  };
}

export function answerProblems(
  { paid, amount }: AnswerValues,
  currency: string,
  format: Format,
): FieldProblem<keyof AnswerValues>[] {
  const problems: FieldProblem<keyof AnswerValues>[] = [];
  if (readMinutes(paid, format) === null) problems.push({ path: 'paid', code: 'bad_format' });
  if (readAmount(amount, currency, format) === null) problems.push({ path: 'amount', code: 'bad_format' });
  return problems;
}
