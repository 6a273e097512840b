import { randomUUID } from 'node:crypto';
import type { projectCrews } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { deliveryNoteActions, refuseNote } from './answer-delivery-note.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import { storePaper } from '#platform/pdf/store-paper.ts';
import { pdfReply } from '#platform/http/answer/pdf-reply.ts';
import { ensurePaper, crewPaper, setPaper } from '../../crew-papers/crew-papers.public.ts';
import type { CrewPaperRow } from '../../crew-papers/crew-papers.public.ts';
import { hashOf, noteFacts } from './note-facts.ts';
import type { NoteFacts } from './note-facts.ts';
import { notePaper } from './note-paper.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';

export const downloadDeliveryNote: Handler<typeof projectCrews.downloadDeliveryNote> = async (
  { params },
  ctx,
) => {
  const { db, caller, now, once } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const seen = await crewPaper(db, params.id, 'deliveryNote');
  refuseNote(access, seen);
  if (!deliveryNoteActions(access, seen).download)
    throw new AppError('wrong_state', { params: { state: 'notReady' } });
  const note = await ensurePaper(db, params.id, 'deliveryNote', { id: once('note', randomUUID) });
  const name = `${note.number}.pdf`;
  const shown = await noteFacts(db, params.id, now());
  const kept = await keptPaper(ctx, note, hashOf(note.number, shown));
  const bytes = kept ?? (await newPaper(ctx, note, shown));
  if (access.leads && !note.downloadedAt) await setPaper(db, note.id, { downloadedAt: now() });
  return pdfReply(bytes, name);
};

/** What was shown once is shown again, byte by byte, until what it shows has changed; what was signed stays. */
async function keptPaper({ db, files }: Ctx, note: CrewPaperRow, sha256: string): Promise<Uint8Array | null> {
  const id = note.signedFileId ?? (note.fileSha256 === sha256 ? note.fileId : null);
  const file = id ? await fileById(db, id) : undefined;
  return file ? files.read(file.content) : null;
}

async function newPaper(ctx: Ctx, note: CrewPaperRow, shown: NoteFacts): Promise<Uint8Array> {
  const { db, caller, tenant, now, once } = ctx;
  const language = await languageOf(db, caller);
  const around = { language, tenantName: tenant.name, now: once('made', now) };
  const paper = notePaper(around, note, shown, null);
  const { fileId, bytes } = await storePaper(ctx, paper, `${note.number}.pdf`);
  await setPaper(db, note.id, { fileId, fileSha256: hashOf(note.number, shown) });
  return bytes;
}
