import type { ValuePeriod } from '@callboard/domain';
import type { Format } from '@callboard/i18n';
import { readAmount } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';

/** A value as it is typed. */
export type ValueValues = { readonly value: string; readonly dateFrom: string; readonly dateTo: string };

export const periodOf = ({ dateFrom, dateTo }: Pick<ValueValues, 'dateFrom' | 'dateTo'>): ValuePeriod => ({
  dateFrom,
  dateTo: dateTo || null,
});

/** What cannot be read is 0 here, and a problem of its field. */
export const valueBody = (
  values: ValueValues,
  { id, currency, format }: { id: string; currency: string; format: Format },
) => ({
  plusCrewValue: id,
  value: readAmount(values.value, currency, format) ?? 0,
  ...periodOf(values),
});

export function valueProblems(
  { value, dateFrom, dateTo }: ValueValues,
  { currency, format }: { currency: string; format: Format },
): FieldProblem<keyof ValueValues>[] {
  const problems: FieldProblem<keyof ValueValues>[] = [];
  if (value.trim() === '') problems.push({ path: 'value', code: 'required' });
  else if (readAmount(value, currency, format) === null) problems.push({ path: 'value', code: 'bad_format' });
  if (dateTo && dateFrom && dateTo < dateFrom) problems.push({ path: 'dateTo', code: 'end_before_start' });
  return problems;
}
