import type { Ctx } from '../http/handler.ts';
import { tell } from '../notifications/tell.ts';
import { noteActivity } from '../operations/note.ts';
import { clientsOf } from './crew-access.db.ts';
import { lockPaper, paperHead, setPaper } from './crew-paper.db.ts';
import { isSigned } from './paper-state.ts';

/** Other hours than those that were signed: the signature falls, and the client is asked again. */
export async function dropSignature(
  { db, jobs, caller, now }: Pick<Ctx, 'db' | 'jobs' | 'caller' | 'now'>,
  crewId: string,
  reason: string,
): Promise<void> {
  const note = await lockPaper(db, crewId, 'deliveryNote');
  if (!note) return;
  await setPaper(db, note.id, {
    file_id: null,
    signed_file_id: null,
    signed_at: null,
    signer_name: '',
    signer_email: '',
    signature_file_id: null,
    digitally_confirmed_at: null,
    digitally_confirmed_by: null,
    sent_at: null,
    reminded_at: null,
  });
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
  await tell(
    { db, jobs, at: now() },
    {
      people: await clientsOf(db, crewId),
      kind: 'deliveryNoteToSign',
      params: { number: note.number, crew: head.name, project: head.projectName },
      subject: { kind: 'crew', id: crewId },
    },
  );
}
