import type { projects } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { crewsOfProject } from './crews-of-project.db.ts';
import { presentCrew } from './present-crew.ts';
import { seenProjectId } from './project.db.ts';
import { viewerOf } from './viewer.ts';

export const projectCrews: Handler<typeof projects.projectCrews> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const viewer = viewerOf(caller);
  const projectId = await seenProjectId(db, viewer, params.number);
  const { rows, total } = await crewsOfProject(db, viewer, { ...query, projectId });
  const rules = await tenantRules(db);
  return listOf(
    rows.map((row) => presentCrew(row, rules)),
    total,
    query,
  );
};
