import type { ItemTimes } from '@callboard/domain';
import { itemTimeProblem, shortestItemMinutes } from '@callboard/domain';
import type { FieldProblem } from '../form-sheet/form-problems.ts';

/** As what and when somebody works, as it is typed: '' where nothing is. */
export type PositionTimes = {
  readonly functionId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
};
type Standby = { readonly standby?: boolean };

export const timesOf = (form: PositionTimes & Standby, timeZone: string): ItemTimes => ({
  startDate: form.startDate,
  startTime: form.startTime || null,
  endTime: form.endTime || null,
  endDate: form.endDate || null,
  standby: form.standby ?? false,
  timeZone,
});

/** What is wrong with function and times. Missing times are not: the planner is only told of them. */
export function timeProblems(
  form: PositionTimes & Standby,
  timeZone: string,
): FieldProblem<keyof PositionTimes>[] {
  if (!form.startDate) return [{ path: 'startDate', code: 'required' }];
  const problem = itemTimeProblem(timesOf(form, timeZone));
  return problem ? [{ ...problem, params: { min: shortestItemMinutes } }] : [];
}
