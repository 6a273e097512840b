import type { BodyOf, Project, projects } from '@callboard/contract';
import { projectSpanProblem, projectStatuses } from '@callboard/domain';
import type { FieldProblem } from '@callboard/parts';
import type { Chosen } from '../found-choice/found-choice.tsx';

const chosen = (one: Chosen): Chosen => one && { id: one.id, name: one.name };

export const editable = (project: Project) => ({
  name: project.name,
  status: project.status as string,
  companyId: project.company?.id ?? '',
  clientMarkId: project.clientMark?.id ?? '',
  location: chosen(project.location),
  manager: chosen(project.manager),
  planner: chosen(project.planner),
  beginDate: project.beginDate,
  endDate: project.endDate ?? '',
  reference: project.reference,
  rateCardId: project.rateCard?.id ?? '',
  comment: project.comment,
});
export type EditedProject = ReturnType<typeof editable>;

/** What the server calls a field. */
const sentAs = { location: 'locationId', manager: 'managerId', planner: 'plannerId' } as const;
/** Where what the server says of a field is shown. */
export const shownAt = { locationId: 'location', managerId: 'manager', plannerId: 'planner' } as const;

/** Only what was changed goes out; what others changed beside it stays theirs. */
export const editBody = (
  values: EditedProject,
  changed: readonly (keyof EditedProject)[],
): BodyOf<typeof projects.editProject> => {
  const all: Record<keyof EditedProject, unknown> = {
    ...values,
    status: projectStatuses.find((one) => one === values.status),
    clientMarkId: values.clientMarkId || null,
    rateCardId: values.rateCardId || null,
    endDate: values.endDate || null,
    location: values.location?.id ?? null,
    manager: values.manager?.id ?? null,
    planner: values.planner?.id ?? null,
  };
  return Object.fromEntries(
    changed.map((name) => [name in sentAs ? sentAs[name as keyof typeof sentAs] : name, all[name]]),
  );
};

export function editProblems(
  { name, beginDate, endDate }: EditedProject,
  nameMissing: string,
  endBefore: string,
): FieldProblem<keyof EditedProject>[] {
  const problems: FieldProblem<keyof EditedProject>[] = [];
  if (name.trim().length < 2) problems.push({ path: 'name', code: 'too_short', text: nameMissing });
  if (!beginDate) return [...problems, { path: 'beginDate', code: 'required' }];
  const span = projectSpanProblem(beginDate, endDate || null);
  if (span)
    problems.push({ path: 'endDate', code: span, ...(span === 'end_before_start' && { text: endBefore }) });
  return problems;
}
