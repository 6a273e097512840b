import type { projectCrews } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { answerChiefSheet, refuseSheet } from './answer-chief-sheet.ts';
import { crewAccess } from '../crew-access/crew-access.public.ts';
import { pdfReply } from '../../../platform/http/pdf-reply.ts';
import { ensurePaper, setPaper } from '../crew-papers/crew-papers.public.ts';
import { languageOf } from '../../account/settings/settings.public.ts';
import { sheetPaper } from './sheet-paper.ts';
import { storePaper } from './store-paper.ts';

/** Always as the crew stands now: until the last minute people change. */
export const downloadCrewChiefSheet: Handler<typeof projectCrews.downloadCrewChiefSheet> = async (
  { params },
  ctx,
) => {
  const { db, caller, tenant, now } = ctx;
  const access = await crewAccess(db, caller, params.id);
  refuseSheet(access);
  const paper = await ensurePaper(db, params.id, 'crewChiefSheet');
  const language = await languageOf(db, caller);
  const sheet = await answerChiefSheet(ctx, access);
  const facts = { db, language, tenantName: tenant.name, now: now(), sheet, paperId: paper.id };
  const bytes = await sheetPaper(facts);
  const file_id = await storePaper(ctx, bytes, `${paper.number}.pdf`);
  await setPaper(db, paper.id, { file_id, downloaded_at: now() });
  return pdfReply(bytes, `${paper.number}.pdf`);
};
