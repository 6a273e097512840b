import type { photos } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { clientsOf, peopleOf } from '../crew-access/crew-access.public.ts';
import { lockPhoto, removePhoto } from './photo.db.ts';
import { mayDelete } from './present-photo.ts';

export const deletePhoto: Handler<typeof photos.deletePhoto> = async ({ params }, { db, caller, now }) => {
  const photo = await lockPhoto(db, params.id);
  if (!photo || photo.personId !== caller.personId) throw notFound();
  if (!mayDelete(photo, caller.personId, now())) throw new AppError('too_late');
  await removePhoto(db, photo);
  await noteActivity(db, {
    personId: photo.personId,
    category: 'photo',
    caption: 'photo_deleted',
    subject: { kind: 'crew', id: photo.crewId },
    actorId: caller.personId,
    before: { state: photo.state, caption: photo.caption },
    at: now(),
  });
  const people = [...(await clientsOf(db, photo.crewId)), ...(await peopleOf(db, photo.crewId))];
  await changed(db, people, ['photos', `crew:${photo.crewId}`]);
  return undefined;
};
