import type { crewChecks } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { LaterReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { pdfReply } from '#platform/http/answer/pdf-reply.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import { findVisibleCheck } from '../read/answer-check.ts';
import { checkPaper } from './check-paper.ts';

export const downloadCrewCheck: Handler<typeof crewChecks.downloadCrewCheck> = async ({ params }, ctx) => {
  const { db, caller, tenant, files } = ctx;
  const { row, access, viewer } = await findVisibleCheck(ctx, params.id);
  if (!row.checkedFrom) throw new AppError('wrong_state', { params: { state: row.status } });
  const name = `${access.crew.number}-${row.contactNumber}.pdf`;
  const signed = row.signedFileId ? await fileById(db, row.signedFileId) : undefined;
  const bytes = signed ? await files.read(signed.content) : null;
  if (bytes) return pdfReply(bytes, name);
  const language = await languageOf(db, caller);
  const facts = { row, viewer, language, tenantName: tenant.name, crew: access.crew };
  return LaterReply.of(async () => pdfReply(await paperPdf(checkPaper(facts)), name));
};
