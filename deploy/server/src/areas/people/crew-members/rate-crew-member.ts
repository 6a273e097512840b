import type { crewMembers } from '@callboard/contract';
import { rateableStates } from '@callboard/domain';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { presentRating } from './crew-ratings.ts';
import {
  personExists,
  ratedItem,
  ratingAverages,
  ratingRows,
  ratingTypeIds,
  worksFor,
  writeRatings,
} from './ratings.db.ts';

export const rateCrewMember: Handler<typeof crewMembers.rateCrewMember> = async (
  { params, body },
  { db, caller, now },
) => {
  const viewer = viewerOf(caller);
  const at = now();
  const by = viewer.personId;
  // Nobody rates themselves, and outside the office a rating is about a job.
  if (by === null || by === params.id) throw notFound();
  const known = viewer.inside ? await personExists(db, params.id) : await worksFor(db, viewer, params.id);
  if (!known) throw notFound();
  if (body.crewItemId === undefined && !viewer.inside)
    throw new AppError('invalid', { fields: [{ path: 'crewItemId', code: 'required' }] });
  if (body.crewItemId !== undefined) {
    const item = await ratedItem(db, viewer, { itemId: body.crewItemId, personId: params.id });
    if (!item) throw notFound();
    if (!item.startsAt || item.startsAt > at) throw new AppError('too_early');
    if (!rateableStates.includes(item.status))
      throw new AppError('wrong_state', { params: { status: item.status } });
  }
  const types = await ratingTypeIds(db);
  const fields = body.ratings.flatMap(({ typeId }, n) =>
    types.includes(typeId) && body.ratings.findIndex((one) => one.typeId === typeId) === n
      ? []
      : [{ path: `ratings.${n}.typeId`, code: 'bad_choice' as const }],
  );
  if (fields.length > 0) throw new AppError('invalid', { fields });
  const itemId = body.crewItemId ?? null;
  await writeRatings(db, {
    personId: params.id,
    itemId,
    by,
    comment: body.comment,
    at,
    ratings: body.ratings,
  });
  // In nobody's own list: who has rated stays in the office.
  await noteActivity(db, {
    personId: null,
    personParty: params.id,
    category: 'rating',
    caption: 'person_rated',
    subject: { kind: 'person', id: params.id },
    actorId: by,
    after: { ratings: body.ratings, crewItemId: itemId },
    at,
  });
  const rows = await ratingRows(db, viewer, { personId: params.id, by, limit: 20, page: 1 });
  const mine = rows.filter((row) => row.crewItemId === itemId);
  const { average } = await ratingAverages(db, viewer, params.id);
  return { ratings: mine.map((row) => presentRating(row, viewer)), average };
};
