import type { CrewPhoto } from '@callboard/contract';
import type { PhotoRejection } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireReason } from '#platform/errors/require-reason.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { clientsOf, peopleOf } from '../crew-access/crew-access.public.ts';
import { lockPhoto, photoById, setPhoto } from './photo.db.ts';
import { presentPhoto } from './present-photo.ts';

type Decision = { state: 'approved' | 'rejected'; code: PhotoRejection | null; reason: string };

/** Decides a photo that waits and tells who sent it. */
export async function decidePhoto(
  ctx: Ctx,
  id: string,
  { state, code, reason }: Decision,
): Promise<CrewPhoto> {
  if (code) requireReason({ code, reason });
  const { db, jobs, caller, now } = ctx;
  const photo = await lockPhoto(db, id);
  if (!photo) throw notFound();
  if (photo.state !== 'pending') throw new AppError('wrong_state', { params: { state: photo.state } });
  await setPhoto(db, id, {
    state,
    reason,
    reasonCode: code,
    decidedAt: now(),
    decidedBy: caller.personId,
  });
  const subject = { kind: 'crew', id: photo.crewId } as const;
  await noteActivity(db, {
    personId: photo.personId,
    category: 'photo',
    caption: state === 'approved' ? 'photo_approved' : 'photo_rejected',
    subject,
    actorId: caller.personId,
    before: { state: photo.state },
    after: { state, caption: photo.caption, ...(code && { code }) },
    reason,
    at: now(),
  });
  if (photo.personId !== caller.personId) {
    await notify(
      { db, jobs, at: now() },
      {
        people: [photo.personId],
        kind: state === 'approved' ? 'photoApproved' : 'photoRejected',
        params: {
          caption: photo.caption,
          crew: photo.crewName,
          project: photo.projectName,
          code: code ?? '',
          reason,
        },
        subject,
      },
    );
  }
  const clients = state === 'approved' ? await clientsOf(db, photo.crewId) : [];
  await changed(db, [...clients, ...(await peopleOf(db, photo.crewId))], ['photos', `crew:${photo.crewId}`]);
  const decided = await photoById(db, id);
  if (!decided) throw notFound();
  return presentPhoto(decided, ctx);
}
