import type { projects } from '@callboard/contract';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { readsRatingComment, seesRater, viewerOf } from '../../../account/access/access.public.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { presentProjectRating } from './rate-project.ts';
import { ratingAverages, ratingsOfProject } from './ratings-of-project.db.ts';

export const projectRatings: Handler<typeof projects.projectRatings> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const viewer = viewerOf(caller);
  const projectId = await findVisibleProjectId(db, viewer, params.number);
  const rows = await ratingsOfProject(db, viewer, { projectId, ...query });
  const { average, averages } = await ratingAverages(db, viewer, projectId);
  const asked = averages.filter(({ typeId }) => query.typeId === undefined || typeId === query.typeId);
  const total = asked.reduce((sum, { count }) => sum + count, 0);
  const items = rows.map((row) => ({
    id: row.id,
    type: { id: row.typeId, caption: row.typeCaption },
    stars: row.stars,
    comment: readsRatingComment(viewer, row) ? row.comment : '',
    at: row.at.toISOString(),
    by: seesRater(viewer, row) ? namedPerson(row.byId, row.byName) : null,
    crewItemId: row.crewItemId,
    project: { id: row.projectId, name: row.projectName },
    person: { id: row.personId, name: row.personName },
    crew: { id: row.crewId, name: row.crewName },
  }));
  const project = await presentProjectRating(ctx, projectId);
  return { ...listOf(items, total, query), project, average, averages };
};
