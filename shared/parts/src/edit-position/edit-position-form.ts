import type { BodyOf, CrewItem, crewItems } from '@callboard/contract';
import type { Format } from '@callboard/i18n';
import type { FieldProblem } from '../form-sheet/form-problems.ts';
import { readAmount, writeAmount } from '../numbers/read-number.ts';
import { timeProblems } from '../position-form/position-times.ts';
import type { PositionTimes } from '../position-form/position-times.ts';

export type PositionValues = PositionTimes & {
  readonly standby: boolean;
  readonly crewChief: boolean;
  readonly payBasis: NonNullable<CrewItem['pay']>['basis'];
  readonly pay: string;
  readonly comment: string;
  readonly reason: string;
};
type Money = { readonly currency: string; readonly format: Format };
type Body = BodyOf<typeof crewItems.editCrewItem>;

/** What stands, as it is typed. */
export const positionValues = (item: CrewItem, { currency, format }: Money): PositionValues => ({
  functionId: item.function.id,
  startDate: item.startDate,
  endDate: item.endDate ?? '',
  startTime: item.startTime ?? '',
  endTime: item.endTime ?? '',
  standby: item.standby,
  crewChief: item.crewChief,
  payBasis: item.pay?.basis ?? 'hour',
  pay: item.pay?.minor == null ? '' : writeAmount(item.pay.minor, currency, format),
  comment: item.comment,
  reason: '',
});

const amountOf = (text: string, { currency, format }: Money): number | null =>
  text.trim() === '' ? null : readAmount(text, currency, format);

export const positionBody = (values: PositionValues, money: Money, force: boolean): Body => ({
  functionId: values.functionId,
  startDate: values.startDate,
  endDate: values.endDate || null,
  startTime: values.startTime || null,
  endTime: values.endTime || null,
  standby: values.standby,
  crewChief: values.crewChief,
  payBasis: values.payBasis,
  payMinor: amountOf(values.pay, money),
  comment: values.comment,
  ...(force && { force, reason: values.reason.trim() }),
});

/** What the shape of the body does not say. */
export const positionProblems = (
  values: PositionValues,
  timeZone: string,
  money: Money,
): FieldProblem<keyof PositionValues>[] => [
  ...timeProblems(values, timeZone),
  ...(values.pay.trim() !== '' && amountOf(values.pay, money) === null
    ? [{ path: 'pay', code: 'bad_format' } as const]
    : []),
];
