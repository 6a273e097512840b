import type { Ctx } from '#platform/http/handler.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { chiefsOf } from '../../account/access/access.public.ts';
import { clientsOf, crewFor } from '../crew-access/crew-access.public.ts';
import { lockPaper, paperHead, setPaper } from './crew-paper.db.ts';
import { isSigned } from './paper-state.ts';
import { settleNote } from './settle-note.ts';

/** Other hours than those that were shown: the signature falls, what was wrong is settled, the client is asked again. */
export async function dropSignature(
  { db, jobs, caller, now }: Pick<Ctx, 'db' | 'jobs' | 'caller' | 'now'>,
  crewId: string,
  reason: string,
): Promise<void> {
  const note = await lockPaper(db, crewId, 'deliveryNote');
  if (!note) return;
  await setPaper(db, note.id, {
    fileId: null,
    signedFileId: null,
    signedAt: null,
    signerName: '',
    signerEmail: '',
    signatureFileId: null,
    digitallyConfirmedAt: null,
    digitallyConfirmedBy: null,
    signedSha256: '',
    sentAt: null,
    remindedAt: null,
  });
  if (note.disputedAt) await settleNote({ db, jobs, caller, now }, crewId, note, { as: 'corrected' });
  if (!isSigned(note)) return;
  const head = await paperHead(db, crewId);
  await noteActivity(db, {
    personId: null,
    category: 'deliveryNote',
    caption: 'delivery_note_signature_removed',
    subject: { kind: 'crew', id: crewId },
    actorId: caller.personId,
    before: { signer: note.signerName, signedAt: (note.signedAt ?? note.confirmedAt)?.toISOString() },
    reason,
    at: now(),
  });
  const clients = await clientsOf(db, crewId);
  const about = {
    params: { number: note.number, crew: head.name, project: head.projectName },
    subject: { kind: 'crew', id: crewId },
  } as const;
  await notify({ db, jobs, at: now() }, { ...about, people: clients, kind: 'deliveryNoteToSign' });
  // Where the client signed on the phone of who leads the crew, these have to ask again.
  const crew = await crewFor(db, { crewId, personId: caller.personId });
  const led = [crew?.plannerId ?? null, ...(await chiefsOf(db, crewId))];
  await notify(
    { db, jobs, at: now() },
    {
      ...about,
      people: led.filter((one) => one !== caller.personId),
      kind: 'deliveryNoteReopened',
    },
  );
  await changed(db, [...clients, ...led], [`crew:${crewId}`, 'home']);
}
