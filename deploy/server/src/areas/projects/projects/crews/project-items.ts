import type { projects } from '@callboard/contract';
import { isoAt } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { itemsOfProject } from './items-of-project.db.ts';
import { minutesOnly } from './present-crew.ts';
import { idAndName } from '#platform/http/id-and-name.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projectItems: Handler<typeof projects.projectItems> = async ({ params, query }, ctx) => {
  const viewer = viewerOf(ctx.caller);
  const projectId = await findVisibleProjectId(ctx.db, viewer, params.number);
  const { rows, total } = await itemsOfProject(ctx.db, viewer, { ...query, projectId });
  const items = rows.map(({ personId, personName, startsAt, endsAt, ...row }) => ({
    ...row,
    person: idAndName(personId, personName),
    startTime: minutesOnly(row.startTime),
    endTime: minutesOnly(row.endTime),
    startsAt: startsAt && isoAt(startsAt, row.timeZone),
    endsAt: endsAt && isoAt(endsAt, row.timeZone),
  }));
  return listOf(items, total, query);
};
