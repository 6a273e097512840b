import type { securityChecks } from '@callboard/contract';
import { keptPdf, pdfReply } from '../forms/paper-reply.ts';
import { paperName, performedPdf } from '../forms/paper.ts';
import type { Handler } from '../http/handler.ts';
import { doneCheck, seenCheck } from './seen-checks.ts';

export const downloadSecurityCheck: Handler<typeof securityChecks.downloadSecurityCheck> = async (
  { params },
  ctx,
) => {
  const seen = await seenCheck(ctx, params.id, params.checkId);
  const done = await doneCheck(ctx, seen);
  const kept = seen.check.signed_file_id ?? seen.check.paper_file_id;
  return kept === null ? pdfReply(await performedPdf(ctx, done), paperName(done)) : keptPdf(ctx, kept);
};
