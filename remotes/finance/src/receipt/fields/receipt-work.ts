import type { Receipt } from '@callboard/contract';

type Work = Pick<Receipt, 'crewItemId' | 'project'>;

/** What a receipt is for as one value of a form: a job, a project without one, or nothing. */
export const workOf = ({ crewItemId, project }: Work): string => {
  if (crewItemId !== null) return `job:${crewItemId}`;
  return project ? `project:${project.id}` : '';
};

/** A job brings its project along. */
export function workBody(work: string) {
  const at = work.indexOf(':');
  const id = work.slice(at + 1);
  if (work.startsWith('job:')) return { crewItemId: id };
  return { crewItemId: null, projectId: at < 0 ? null : id };
}
