import type { planning } from '@callboard/contract';
import { projectColour, projectStatuses } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { canSeeProject, viewerOf } from '../../../account/access/access.public.ts';
import { projectsBetween } from './projects-calendar.db.ts';
import { requireRange } from '#platform/http/answer/range.ts';

const mostDays = 400;

export const projectsCalendar: Handler<typeof planning.projectsCalendar> = async (
  { query },
  { db, caller },
) => {
  requireRange(query, mostDays);
  const { rows, total } = await projectsBetween(db, {
    ...query,
    status: projectStatuses.find((status) => projectColour(status) === query.colour),
    seen: canSeeProject({ ...viewerOf(caller), crew: false }),
  });
  const items = rows.map(({ status, ...row }) => ({ ...row, colour: projectColour(status) }));
  return listOf(items, total, query);
};
