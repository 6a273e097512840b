import type { BodyOf, ProjectCrew, ProjectCrewItem, crewItems, projects } from '@callboard/contract';
import { itemTimeProblem } from '@callboard/domain';
import { timeProblems } from '@callboard/parts';
import type { FieldProblem, PositionTimes } from '@callboard/parts';

/** Positions as they are typed: '' where nothing is. */
export type PositionForm = PositionTimes & {
  readonly rows: string;
  readonly personId: string;
  readonly personName: string;
  readonly ask: boolean;
  readonly reason: string;
};
const mostRows = 200;

/** A crew that goes on for days is made of positions of a day each. */
function crewEnd({ startDate, endDate, startTime, endTime, timeZone }: ProjectCrew): string | null {
  const times = { startDate, endDate, startTime, endTime, timeZone };
  return itemTimeProblem(times)?.code === 'span_too_long' ? null : endDate;
}

/** What the form begins with: the crew's own times, or those of the position that is copied. */
export function startForm(crew: ProjectCrew, from: ProjectCrewItem | null): PositionForm {
  const { startDate, startTime, endTime } = from ?? crew;
  const { endDate } = from ?? { endDate: crewEnd(crew) };
  return {
    functionId: from?.functionId ?? '',
    startDate,
    endDate: endDate ?? '',
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    rows: '1',
    personId: '',
    personName: '',
    ask: false,
    reason: '',
  };
}

/** Everything that is wrong. Missing times are not: the planner is only told of them. */
export function problemsOf(form: PositionForm, timeZone: string): FieldProblem<keyof PositionForm>[] {
  const found: FieldProblem<keyof PositionForm>[] = [];
  if (!form.functionId) found.push({ path: 'functionId', code: 'required' });
  found.push(...timeProblems(form, timeZone));
  if (!form.startDate) return found;
  const rows = Number(form.rows);
  if (!Number.isInteger(rows) || rows < 1)
    found.push({ path: 'rows', code: 'too_small', params: { min: 1 } });
  else if (rows > mostRows) found.push({ path: 'rows', code: 'too_big', params: { max: mostRows } });
  return found;
}

export const createBody = (crewId: string, form: PositionForm): BodyOf<typeof projects.addProjectItems> => ({
  crewId,
  functionId: form.functionId,
  startDate: form.startDate,
  endDate: form.endDate || null,
  startTime: form.startTime || null,
  endTime: form.endTime || null,
  rows: Number(form.rows),
  crewChief: false,
  standby: false,
  comment: '',
});

export const duplicateBody = (form: PositionForm): BodyOf<typeof crewItems.duplicateCrewItem> => ({
  functionId: form.functionId,
  startDate: form.startDate,
  endDate: form.endDate || null,
  startTime: form.startTime || null,
  endTime: form.endTime || null,
  rows: Number(form.rows),
});
