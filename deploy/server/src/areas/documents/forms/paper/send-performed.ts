import type { forms } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { requireSubmitted, writableResult } from '../read/occasion.ts';
import { setResult } from '../read/results.db.ts';
import { sendPaper } from './send-paper.ts';

export const sendPerformed: Handler<typeof forms.sendPerformed> = async ({ params, body }, ctx) => {
  const { email, ...wanted } = body;
  const { form, result } = requireSubmitted(await writableResult(ctx, params.id, wanted));
  if (result.signedFileId === null) throw new AppError('wrong_state', { params: { state: 'unsigned' } });
  const sent = await sendPaper(ctx, {
    form: form.name,
    fileId: result.signedFileId,
    email: email ?? result.email,
    personId: result.personId,
    subject: { kind: 'form', id: form.id },
  });
  await setResult(ctx.db, result.id, { sentAt: ctx.now() });
  return sent;
};
