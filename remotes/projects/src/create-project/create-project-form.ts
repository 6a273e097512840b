import { projectSpanProblem } from '@callboard/domain';
import type { FieldProblem } from '@callboard/parts';

export const noProject = {
  companyId: '',
  clientMarkId: '',
  name: '',
  beginDate: '',
  endDate: '',
  reference: '',
  rateCardId: '',
  comment: '',
};
export type NewProject = typeof noProject;

export const createBody = ({ clientMarkId, endDate, rateCardId, ...rest }: NewProject) => ({
  ...rest,
  clientMarkId: clientMarkId || null,
  endDate: endDate || null,
  rateCardId: rateCardId || null,
});

/** What the shape of the body does not say, or says less well. */
export function createProblems(
  { name, beginDate, endDate }: NewProject,
  nameMissing: string,
  endBefore: string,
): FieldProblem<keyof NewProject>[] {
  const problems: FieldProblem<keyof NewProject>[] = [];
  if (name.trim().length < 2) problems.push({ path: 'name', code: 'too_short', text: nameMissing });
  const span = beginDate ? projectSpanProblem(beginDate, endDate || null) : null;
  if (span)
    problems.push({
      path: 'endDate',
      code: span,
      ...(span === 'end_before_start' && { text: endBefore }),
    });
  return problems;
}
