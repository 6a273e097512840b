import type { PayrollItem } from '@callboard/contract';
import type { Format } from '@callboard/i18n';
import type { FieldProblem } from '@callboard/parts';
import { readAmount, readMinutes, writeAmount } from '@callboard/parts';

export type AnswerValues = { readonly body: string; readonly paid: string; readonly amount: string };

type Figures = Pick<AnswerValues, 'paid' | 'amount'>;

/** What is paid for an item, as the fields begin with it. */
export const figuresOf = (
  { paidMinutes, amountMinor, currency }: Pick<PayrollItem, 'paidMinutes' | 'amountMinor' | 'currency'>,
  format: Format,
): Figures => ({
  paid: format.duration(paidMinutes, { signed: false }).replace(/\s*h$/, ''),
  amount: writeAmount(amountMinor, currency, format),
});

/** Only what the accountant changed is a correction. */
export function changedFigures(values: Figures, before: Figures, currency: string, format: Format) {
  const paidMinutes = values.paid.trim() === before.paid ? null : readMinutes(values.paid, format);
  const amountMinor =
    values.amount.trim() === before.amount ? null : readAmount(values.amount, currency, format);
  return {
    ...(paidMinutes !== null && { paidMinutes }),
    ...(amountMinor !== null && { amountMinor }),
  };
}

export const answerBody = (values: AnswerValues, before: Figures, currency: string, format: Format) => ({
  body: values.body.trim(),
  ...changedFigures(values, before, currency, format),
});

export function answerProblems(
  { paid, amount }: Figures,
  currency: string,
  format: Format,
): FieldProblem<keyof Figures>[] {
  const problems: FieldProblem<keyof Figures>[] = [];
  if (readMinutes(paid, format) === null) problems.push({ path: 'paid', code: 'bad_format' });
  if (readAmount(amount, currency, format) === null) problems.push({ path: 'amount', code: 'bad_format' });
  return problems;
}
