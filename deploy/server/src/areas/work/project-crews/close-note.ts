import { AppError } from '../http/app-error.ts';
import type { Ctx } from '../http/handler.ts';
import { changed } from '../live/changed.ts';
import { tell } from '../notifications/tell.ts';
import { noteActivity } from '../operations/note.ts';
import { mayWithNote, refuseNote } from './answer-delivery-note.ts';
import { chiefsOf, clientsOf, peopleOf } from './crew-access.db.ts';
import { crewAccess } from './crew-access.ts';
import type { CrewAccess } from './crew-access.ts';
import { lockPaper, paperHead, setPaper } from './crew-paper.db.ts';
import type { CrewPaperRow } from './crew-paper.db.ts';
import { notePaper } from './note-paper.ts';
import { languageOf } from '../settings/language-of.ts';
import { storePaper } from './store-paper.ts';

type Way = 'sign' | 'confirm';
type Open = { access: CrewAccess; note: CrewPaperRow };

/** A released note that nobody has signed, held until the transaction ends, as the signer has read it. */
export async function openNote(ctx: Ctx, crewId: string, way: Way, seen: number | undefined): Promise<Open> {
  const access = await crewAccess(ctx.db, ctx.caller, crewId);
  const note = await lockPaper(ctx.db, crewId, 'deliveryNote');
  refuseNote(access, note);
  if (!note || !mayWithNote(access, note)[way]) throw new AppError('wrong_state');
  if (seen !== undefined && seen !== note.version)
    throw new AppError('document_changed', { params: { version: note.version } });
  return { access, note };
}

type Signer = { name: string; image: Uint8Array | null; imageFileId: string | null; email: string };

/** Writes who stands for the hours into the paper and tells those who waited for it. */
export async function closeNote(ctx: Ctx, { access, note }: Open, signer: Signer): Promise<void> {
  const { db, jobs, caller, tenant, now } = ctx;
  const crewId = access.crew.id;
  const language = await languageOf(db, caller);
  const signed = { name: signer.name, at: now(), image: signer.image };
  const bytes = await notePaper({ db, language, tenantName: tenant.name, now: now() }, crewId, note, signed);
  const drawn = signer.imageFileId !== null;
  await setPaper(db, note.id, {
    signed_file_id: await storePaper(ctx, bytes, `${note.number}.pdf`),
    signer_name: signer.name,
    signer_email: signer.email,
    signature_file_id: signer.imageFileId,
    ...(drawn
      ? { signed_at: now() }
      : { digitally_confirmed_at: now(), digitally_confirmed_by: caller.personId }),
  });
  const subject = { kind: 'crew', id: crewId };
  await noteActivity(db, {
    personId: null,
    category: 'deliveryNote',
    caption: drawn ? 'delivery_note_signed' : 'delivery_note_confirmed',
    subject,
    actorId: caller.personId,
    after: { number: note.number, signer: signer.name },
    at: now(),
  });
  const head = await paperHead(db, crewId);
  const waiting = [access.crew.plannerId, ...(await chiefsOf(db, crewId))];
  await tell(
    { db, jobs, at: now() },
    {
      people: waiting.filter((one) => one !== caller.personId),
      kind: 'documentSigned',
      params: { document: note.number, person: signer.name, crew: head.name, project: head.projectName },
      subject,
    },
  );
  const everybody = [...(await clientsOf(db, crewId)), ...(await peopleOf(db, crewId))];
  await changed(db, everybody, [`crew:${crewId}`]);
}
