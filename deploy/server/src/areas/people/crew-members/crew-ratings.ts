import type { CrewRating, crewMembers } from '@callboard/contract';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { readsRatingComment, seesRater, viewerOf } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { personExists, ratingAverages, ratingRows, worksFor } from './ratings.db.ts';
import type { RatingRow } from './ratings.db.ts';

/** As much of a rating as the viewer may know. */
export const presentRating = (row: RatingRow, viewer: Viewer): CrewRating => ({
  id: row.id,
  type: { id: row.typeId, caption: row.caption },
  stars: row.stars,
  comment: readsRatingComment(viewer, row) ? row.comment : '',
  at: row.at.toISOString(),
  by: seesRater(viewer, row) ? namedPerson(row.byId, row.byName) : null,
  crewItemId: row.crewItemId,
  project:
    row.projectId === null || row.projectName === null ? null : { id: row.projectId, name: row.projectName },
});

export const crewRatings: Handler<typeof crewMembers.crewRatings> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const known = (viewer.inside || viewer.personId === params.id) && (await personExists(db, params.id));
  if (!known && !(await worksFor(db, viewer, params.id))) throw notFound();
  const rows = await ratingRows(db, viewer, { personId: params.id, ...query });
  const { total, average, averages } = await ratingAverages(db, viewer, params.id);
  return {
    ...listOf(
      rows.map((row) => presentRating(row, viewer)),
      total,
      query,
    ),
    average,
    averages,
  };
};
