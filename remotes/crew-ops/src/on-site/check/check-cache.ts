import { patch, patchEvery } from '@callboard/client';
import { home, jobs } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { crewStatusAt } from '../../base/read-elsewhere.ts';
import { crewCheckQuery } from '../../base/check.queries.ts';

/** What a step on site changes beside the check itself. */
const lists = [crewStatusAt, home.home, jobs.jobs, jobs.job];

/** Read again after a step of one position. */
export const staleQueries = ({ params }: { params: { id: string } }) => [crewCheckQuery(params.id), ...lists];
/** Read again after a step whose position only the server knew. */
export const staleLists = () => lists;

const isOf = (row: unknown, { crewItemId }: CrewCheck): row is CrewCheck =>
  (row as Partial<CrewCheck> | null)?.crewItemId === crewItemId;

/** The server's answer, wherever the check is shown. */
export const patchCaches = (check: CrewCheck) => [
  patch(crewCheckQuery(check.crewItemId), () => check),
  patchEvery(crewStatusAt, (list) => ({
    ...list,
    items: list.items.map((row) => (isOf(row, check) ? { ...row, ...check } : row)),
  })),
];
