import type { RequestedAbsenceKind } from '@callboard/domain';

export type VacationForm = {
  readonly from: string;
  readonly to: string;
  readonly firstHalf: boolean;
  readonly lastHalf: boolean;
  readonly kind: RequestedAbsenceKind;
  readonly comment: string;
};

export const noVacation = (day: string): VacationForm => ({
  from: day,
  to: day,
  firstHalf: false,
  lastHalf: false,
  kind: 'vacation',
  comment: '',
});

/** One day has one free half at most: choosing one gives up the other. */
export function withHalf(
  form: VacationForm,
  half: 'firstHalf' | 'lastHalf',
  on: boolean,
): Partial<VacationForm> {
  const other = half === 'firstHalf' ? 'lastHalf' : 'firstHalf';
  return on && form.from === form.to ? { [half]: true, [other]: false } : { [half]: on };
}
