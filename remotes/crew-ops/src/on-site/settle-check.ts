import { patch, patchEvery } from '@callboard/client';
import { home, jobs, projectCrews } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { crewCheckQuery } from '../crew-ops.queries.ts';

/** What a step on site changes beside the check itself. */
const beside = [projectCrews.projectCrewItemStatus, home.home, jobs.jobs, jobs.job];

/** Read again after a step of one position. */
export const touched = ({ params }: { params: { id: string } }) => [crewCheckQuery(params.id), ...beside];
/** Read again after a step whose position only the server knew. */
export const touchedBeside = () => beside;

/** The server's answer, wherever the check is shown. */
export const shownEverywhere = (check: CrewCheck) => [
  patch(crewCheckQuery(check.crewItemId), () => check),
  patchEvery(projectCrews.projectCrewItemStatus, (list) => ({
    ...list,
    items: list.items.map((row) => (row.crewItemId === check.crewItemId ? { ...row, ...check } : row)),
  })),
];
