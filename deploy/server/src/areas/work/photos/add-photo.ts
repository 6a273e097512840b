import { randomUUID } from 'node:crypto';
import type { photos } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { fileById } from '#platform/files/file.db.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { chiefsOf } from '../../account/access/access.public.ts';
import { crewAccess } from '../crew-access/crew-access.public.ts';
import { takeUpload } from '../../documents/uploads/uploads.public.ts';
import { insertPhoto, photoById } from './photo.db.ts';
import { keepPhotoSizes, sizesOfKept } from './photo-sizes.ts';
import { presentPhoto } from './present-photo.ts';

/** Clocks of phones are a little off. */
const aheadMs = 24 * 60 * 60 * 1000;

export const addPhoto: Handler<typeof photos.addPhoto> = async ({ params, body }, ctx) => {
  const { db, caller, now, files, outside } = ctx;
  const personId = personOf(caller);
  const access = await crewAccess(db, caller, params.id);
  if (!access.member && !access.planner) throw notFound();
  const taken = body.takenAt ? new Date(body.takenAt) : now();
  if (taken.getTime() > now().getTime() + aheadMs)
    throw new AppError('invalid', { fields: [{ path: 'takenAt', code: 'in_the_future' }] });
  const { fileId } = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const file = await fileById(db, fileId);
  if (!file) throw new Error('An upload has its file.');
  const sizes = await outside(`sizes of ${file.content}`, () => sizesOfKept(files, file.content));
  await keepPhotoSizes(ctx, file, sizes);
  const id = randomUUID();
  await insertPhoto(db, {
    id,
    crewId: params.id,
    personId,
    fileId,
    caption: body.caption,
    takenAt: taken,
    submittedAt: now(),
    state: 'pending',
  });
  await changed(
    db,
    [access.crew.plannerId, ...(await chiefsOf(db, params.id))],
    ['photos', `crew:${params.id}`],
  );
  const photo = await photoById(db, id);
  if (!photo) throw notFound();
  return presentPhoto(photo, ctx);
};
