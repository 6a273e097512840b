import type { BodyOf, Project, projects } from '@callboard/contract';
import { projectSpanProblem, projectStatuses } from '@callboard/domain';
import type { FieldProblem } from '@callboard/parts';

export const editable = (project: Project) => ({
  name: project.name,
  status: project.status as string,
  clientMarkId: project.clientMark?.id ?? '',
  beginDate: project.beginDate,
  endDate: project.endDate ?? '',
  reference: project.reference,
  rateCardId: project.rateCard?.id ?? '',
  comment: project.comment,
});
export type EditedProject = ReturnType<typeof editable>;

/** Only what was changed goes out; what others changed beside it stays theirs. */
export const editBody = (
  values: EditedProject,
  changed: readonly (keyof EditedProject)[],
): BodyOf<typeof projects.editProject> => {
  const status = projectStatuses.find((one) => one === values.status);
  const all = {
    ...values,
    status,
    clientMarkId: values.clientMarkId || null,
    rateCardId: values.rateCardId || null,
    endDate: values.endDate || null,
  };
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
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
