import { lacksHours } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { storePaper } from '#platform/pdf/store-paper.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { answerDeliveryNote, deliveryNoteActions, refuseNote } from './answer-delivery-note.ts';
import { clientsOf, peopleOf, crewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { lockPaper, paperHead, setPaper } from '../../crew-papers/crew-papers.public.ts';
import type { CrewPaperRow } from '../../crew-papers/crew-papers.public.ts';
import { hashOf, noteFacts } from './note-facts.ts';
import type { NoteFacts } from './note-facts.ts';
import { notePaper } from './note-paper.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';

type Way = 'sign' | 'confirm';
type Open = { access: CrewAccess; note: CrewPaperRow; shown: NoteFacts; sha256: string };

/** A released note that nobody has signed, held until the transaction ends, as the signer has read it. */
export async function openNote(ctx: Ctx, crewId: string, way: Way, seen: string): Promise<Open> {
  const access = await crewAccess(ctx.db, ctx.caller, crewId);
  const note = await lockPaper(ctx.db, crewId, 'deliveryNote');
  refuseNote(access, note);
  const current = () => answerDeliveryNote(ctx, access);
  if (note?.disputedAt)
    throw new AppError('wrong_state', { params: { state: 'disputed' }, current: await current() });
  if (!note || !deliveryNoteActions(access, note)[way]) throw new AppError('wrong_state');
  const shown = await noteFacts(ctx.db, crewId, ctx.now());
  const missing = shown.rows.filter(lacksHours).length;
  if (missing > 0)
    throw new AppError('hours_missing', { params: { people: missing }, current: await current() });
  const sha256 = hashOf(note.number, shown);
  if (seen !== sha256) throw new AppError('document_changed', { current: await current() });
  return { access, note, shown, sha256 };
}

type Signer = { name: string; image: Uint8Array | null; imageFileId: string | null; email: string };

/** Writes who stands for the hours into the paper and tells those who waited for it. */
export async function closeNote(
  ctx: Ctx,
  { access, note, shown, sha256 }: Open,
  signer: Signer,
): Promise<void> {
  const { db, jobs, caller, tenant, now, once } = ctx;
  const crewId = access.crew.id;
  const language = await languageOf(db, caller);
  const at = once('signed', now);
  const signed = { name: signer.name, at, image: signer.image };
  const paper = notePaper({ language, tenantName: tenant.name, now: at }, note, shown, signed);
  const { fileId } = await storePaper(ctx, paper, `${note.number}.pdf`);
  const drawn = signer.imageFileId !== null;
  await setPaper(db, note.id, {
    signedFileId: fileId,
    signedSha256: sha256,
    signerName: signer.name,
    signerEmail: signer.email,
    signatureFileId: signer.imageFileId,
    ...(drawn ? { signedAt: at } : { digitallyConfirmedAt: at, digitallyConfirmedBy: caller.personId }),
  });
  const subject = { kind: 'crew', id: crewId } as const;
  await noteActivity(db, {
    personId: null,
    category: 'deliveryNote',
    caption: drawn ? 'delivery_note_signed' : 'delivery_note_confirmed',
    subject,
    actorId: caller.personId,
    after: { number: note.number, signer: signer.name, sha256 },
    at,
  });
  const head = await paperHead(db, crewId);
  const waiting = [access.crew.plannerId, ...(await chiefsOf(db, crewId))];
  await notify(
    { db, jobs, at },
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
