import type { securityChecks } from '@callboard/contract';
import { keptPdf, performedReply } from '../../documents/forms/forms.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { doneCheck, findVisibleCheck } from './security-checks.policy.ts';

export const downloadSecurityCheck: Handler<typeof securityChecks.downloadSecurityCheck> = async (
  { params },
  ctx,
) => {
  const seen = await findVisibleCheck(ctx, { crewId: params.id, checkId: params.checkId });
  const done = await doneCheck(ctx, seen);
  const kept = seen.check.signedFileId ?? seen.check.paperFileId;
  return kept === null ? performedReply(ctx, done) : keptPdf(ctx, kept);
};
