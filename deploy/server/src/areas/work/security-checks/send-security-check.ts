import type { securityChecks } from '@callboard/contract';
import { sendPaper } from '../../documents/forms/forms.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { setCheckSent } from './checks.db.ts';
import { doneCheck, findVisibleCheck } from './security-checks.policy.ts';

export const sendSecurityCheck: Handler<typeof securityChecks.sendSecurityCheck> = async (
  { params, body },
  ctx,
) => {
  const seen = await findVisibleCheck(ctx, { crewId: params.id, checkId: params.checkId });
  if (!seen.mayPerform) throw notFound();
  const { result } = await doneCheck(ctx, seen);
  // Signed by the chief alone it can be sent as well; the client's signature makes it another paper.
  const fileId = seen.check.signedFileId ?? result.signedFileId;
  if (fileId === null) throw new AppError('wrong_state', { params: { state: 'unsigned' } });
  const sent = await sendPaper(ctx, {
    form: seen.check.form,
    fileId,
    email: body.email ?? seen.crew.onSiteEmail,
    personId: ctx.caller.personId,
    subject: { kind: 'crew', id: params.id },
  });
  await setCheckSent(ctx.db, seen.check.id, ctx.now());
  return sent;
};
