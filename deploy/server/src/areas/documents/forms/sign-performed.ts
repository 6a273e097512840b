import type { forms } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { takeUpload } from '../uploads/uploads.public.ts';
import { requireSubmitted, writableResult } from './occasion.ts';
import { signedPaperOf } from './paper-reply.ts';
import { keepPaper } from './paper.ts';
import { lockResult, setResult } from './results.db.ts';

/** For what was submitted without a signature. Signing again answers the paper that is signed. */
export const signPerformed: Handler<typeof forms.signPerformed> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const { uploadId, name, ...wanted } = body;
  const performed = requireSubmitted(await writableResult(ctx, params.id, wanted));
  const locked = await lockResult(db, performed.result.id);
  if (locked?.signed_file_id && locked.signed_at) {
    const { signed_file_id: fileId, signer_name: signerName, signed_at: signedAt } = locked;
    return signedPaperOf(ctx, { fileId, signerName, signedAt });
  }
  if (performed.results[0]?.id !== performed.result.id)
    throw new AppError('wrong_state', { params: { state: 'replaced' } });
  const { fileId: signature } = await takeUpload(ctx, uploadId, { types: ['image/'] });
  const signed = { signature_file_id: signature, signer_name: name, signed_at: now() };
  const result = { ...performed.result, ...signed };
  const fileId = await keepPaper(ctx, { ...performed, result });
  await setResult(db, result.id, { ...signed, signed_file_id: fileId });
  await noteActivity(db, {
    personId: result.person_id,
    category: 'form',
    caption: 'formSigned',
    body: performed.form.name,
    subject: { kind: 'form', id: performed.form.id },
    actorId: caller.personId,
    after: { signer: name },
    at: now(),
  });
  return signedPaperOf(ctx, { fileId, signerName: name, signedAt: now() });
};
