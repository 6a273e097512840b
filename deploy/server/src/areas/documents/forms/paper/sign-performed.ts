import type { forms } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { takeUpload } from '../../uploads/uploads.public.ts';
import { unsignableState } from '../read/forms.policy.ts';
import { writableResult } from '../read/occasion.ts';
import { signedPaperOf } from './paper-reply.ts';
import { keepPaper } from './paper.ts';
import { lockResult, setResult } from '../read/results.db.ts';

/** For what was submitted without a signature. Signing again answers the paper that is signed. */
export const signPerformed: Handler<typeof forms.signPerformed> = async ({ params, body }, ctx) => {
  const { db, caller, now, once } = ctx;
  const { uploadId, name, ...wanted } = body;
  const { id } = (await writableResult(ctx, params.id, wanted)).result;
  await lockResult(db, id);
  // Read once more: somebody may have signed or changed it before the lock was there.
  const performed = await writableResult(ctx, params.id, { resultId: id });
  const { signedFileId: signedId, signerName: signer, signedAt } = performed.result;
  if (signedId !== null && signedAt !== null)
    return signedPaperOf(ctx, { fileId: signedId, signerName: signer, signedAt });
  const state = unsignableState(performed);
  if (state !== null) throw new AppError('wrong_state', { params: { state } });
  const { fileId: signature } = await takeUpload(ctx, uploadId, { types: ['image/'] });
  const at = once('signed', now);
  const signed = { signatureFileId: signature, signerName: name, signedAt: at };
  const result = { ...performed.result, ...signed };
  const fileId = await keepPaper(ctx, { ...performed, result });
  await setResult(db, result.id, { ...signed, signedFileId: fileId });
  await noteActivity(db, {
    personId: result.personId,
    category: 'form',
    caption: 'formSigned',
    body: performed.form.name,
    subject: { kind: 'form', id: performed.form.id },
    actorId: caller.personId,
    after: { signer: name },
    at,
  });
  await changed(db, [result.personId, performed.crew?.plannerId ?? null], ['forms']);
  return signedPaperOf(ctx, { fileId, signerName: name, signedAt: at });
};
