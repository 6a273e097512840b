import type { projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { crewsOfProject } from './crews-of-project.db.ts';
import { presentCrew } from './present-crew.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projectCrews: Handler<typeof projects.projectCrews> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const viewer = viewerOf(caller);
  const projectId = await findVisibleProjectId(db, viewer, params.number);
  const { rows, total } = await crewsOfProject(db, viewer, { ...query, projectId });
  const rules = await tenantRules(db);
  return listOf(
    rows.map((row) => presentCrew(row, rules, caller)),
    total,
    query,
  );
};
