import type { projectCrews } from '@callboard/contract';
import { fileById } from '../files/file.db.ts';
import { AppError } from '../http/app-error.ts';
import type { Ctx, Handler } from '../http/handler.ts';
import { mayWithNote, refuseNote } from './answer-delivery-note.ts';
import { crewAccess } from './crew-access.ts';
import { ensurePaper, crewPaper, setPaper } from './crew-paper.db.ts';
import type { CrewPaperRow } from './crew-paper.db.ts';
import { notePaper } from './note-paper.ts';
import { languageOf } from '../settings/language-of.ts';
import { pdfReply } from './pdf-reply.ts';
import { storePaper } from './store-paper.ts';

export const downloadDeliveryNote: Handler<typeof projectCrews.downloadDeliveryNote> = async (
  { params },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const seen = await crewPaper(db, params.id, 'deliveryNote');
  refuseNote(access, seen);
  if (!mayWithNote(access, seen).download)
    throw new AppError('wrong_state', { params: { state: 'notReady' } });
  const note = await ensurePaper(db, params.id, 'deliveryNote');
  const name = `${note.number}.pdf`;
  const kept = await keptPaper(ctx, note);
  const bytes = kept ?? (await newPaper(ctx, params.id, note));
  if (access.leads && !note.downloadedAt) await setPaper(db, note.id, { downloaded_at: now() });
  return pdfReply(bytes, name);
};

/** What was shown once is shown again, byte by byte, until hours change. */
async function keptPaper({ db, files }: Ctx, note: CrewPaperRow): Promise<Uint8Array | null> {
  const id = note.signedFileId ?? note.fileId;
  const file = id ? await fileById(db, id) : undefined;
  return file ? files.read(file.content) : null;
}

async function newPaper(ctx: Ctx, crewId: string, note: CrewPaperRow): Promise<Uint8Array> {
  const { db, caller, tenant, now } = ctx;
  const language = await languageOf(db, caller);
  const bytes = await notePaper({ db, language, tenantName: tenant.name, now: now() }, crewId, note, null);
  await setPaper(db, note.id, { file_id: await storePaper(ctx, bytes, `${note.number}.pdf`) });
  return bytes;
}
