import { randomUUID } from 'node:crypto';
import type { projectCrews } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerChiefSheet, refuseSheet } from './answer-chief-sheet.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import { storePaper } from '#platform/pdf/store-paper.ts';
import { pdfReply } from '#platform/http/answer/pdf-reply.ts';
import { ensurePaper, setPaper } from '../../crew-papers/crew-papers.public.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { sheetPaper } from './sheet-paper.ts';

/** Always as the crew stands now: until the last minute people change. */
export const downloadCrewChiefSheet: Handler<typeof projectCrews.downloadCrewChiefSheet> = async (
  { params },
  ctx,
) => {
  const { db, caller, tenant, now, once } = ctx;
  const access = await crewAccess(db, caller, params.id);
  refuseSheet(access);
  const paper = await ensurePaper(db, params.id, 'crewChiefSheet', { id: once('sheet', randomUUID) });
  const language = await languageOf(db, caller);
  const sheet = await answerChiefSheet(ctx, access);
  const at = once('made', now);
  const facts = { db, language, tenantName: tenant.name, now: at, sheet, paperId: paper.id };
  const name = `${paper.number}.pdf`;
  const { fileId, bytes } = await storePaper(ctx, await sheetPaper(facts), name);
  await setPaper(db, paper.id, { fileId, downloadedAt: at });
  return pdfReply(bytes, name);
};
