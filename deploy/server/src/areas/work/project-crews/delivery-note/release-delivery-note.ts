import type { projectCrews } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { answerDeliveryNote } from './answer-delivery-note.ts';
import { clientsOf, peopleOf, ledCrew } from '../../crew-access/crew-access.public.ts';
import { lockPaper, paperHead, setPaper } from '../../crew-papers/crew-papers.public.ts';

/** Releasing again changes nothing. */
export const releaseDeliveryNote: Handler<typeof projectCrews.releaseDeliveryNote> = async (
  { params },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const access = await ledCrew(db, caller, params.id);
  const note = await lockPaper(db, params.id, 'deliveryNote');
  if (!access.crew.signedOffAt || !note?.downloadedAt)
    throw new AppError('wrong_state', { params: { state: 'notDownloaded' } });
  if (note.releasedAt) return answerDeliveryNote(ctx, access);
  await setPaper(db, note.id, { releasedAt: now(), releasedBy: caller.personId });
  const subject = { kind: 'crew', id: params.id } as const;
  await noteActivity(db, {
    personId: null,
    category: 'deliveryNote',
    caption: 'delivery_note_released',
    subject,
    actorId: caller.personId,
    after: { number: note.number },
    at: now(),
  });
  const head = await paperHead(db, params.id);
  const clients = await clientsOf(db, params.id);
  const facts = { number: note.number, crew: head.name, project: head.projectName };
  await notify(
    { db, jobs, at: now() },
    { people: clients, kind: 'deliveryNoteToSign', params: facts, subject },
  );
  await changed(db, [...clients, ...(await peopleOf(db, params.id))], [`crew:${params.id}`]);
  return answerDeliveryNote(ctx, access);
};
