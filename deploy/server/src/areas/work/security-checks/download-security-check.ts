import type { securityChecks } from '@callboard/contract';
import { pdfReply } from '../../../platform/http/pdf-reply.ts';
import { keptPdf, paperName, performedPdf } from '../../documents/forms/forms.public.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { doneCheck, findVisibleCheck } from './security-checks.policy.ts';

export const downloadSecurityCheck: Handler<typeof securityChecks.downloadSecurityCheck> = async (
  { params },
  ctx,
) => {
  const seen = await findVisibleCheck(ctx, { crewId: params.id, checkId: params.checkId });
  const done = await doneCheck(ctx, seen);
  const kept = seen.check.signed_file_id ?? seen.check.paper_file_id;
  return kept === null ? pdfReply(await performedPdf(ctx, done), paperName(done)) : keptPdf(ctx, kept);
};
