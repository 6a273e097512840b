import type { photos } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { chiefsOf } from '../../account/access/access.public.ts';
import { lockPhoto, photoById, setPhoto } from './photo.db.ts';
import { presentPhoto } from './present-photo.ts';

export const withdrawPhoto: Handler<typeof photos.withdrawPhoto> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  const photo = await lockPhoto(db, params.id);
  if (!photo || photo.personId !== caller.personId) throw notFound();
  if (photo.state === 'withdrawn') return presentPhoto(photo, ctx);
  if (photo.state !== 'pending') throw new AppError('wrong_state', { params: { state: photo.state } });
  await setPhoto(db, photo.id, { state: 'withdrawn', decidedAt: now() });
  await changed(db, await chiefsOf(db, photo.crewId), ['photos', `crew:${photo.crewId}`]);
  const withdrawn = await photoById(db, photo.id);
  if (!withdrawn) throw notFound();
  return presentPhoto(withdrawn, ctx);
};
