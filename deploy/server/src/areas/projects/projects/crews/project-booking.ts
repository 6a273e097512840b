import type { projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { bookingOfProject } from './items-of-project.db.ts';
import { minutesOnly } from './present-crew.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projectBooking: Handler<typeof projects.projectBooking> = async ({ params, query }, ctx) => {
  const viewer = viewerOf(ctx.caller);
  const projectId = await findVisibleProjectId(ctx.db, viewer, params.number);
  const { rows, total } = await bookingOfProject(ctx.db, viewer, { ...query, projectId });
  const items = rows.map((row) => ({
    ...row,
    startTime: minutesOnly(row.startTime),
    endTime: minutesOnly(row.endTime),
  }));
  return listOf(items, total, query);
};
