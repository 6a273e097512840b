import type { securityChecks } from '@callboard/contract';
import { signedPaperOf } from '../forms/paper-reply.ts';
import { keepPaper } from '../forms/paper.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { changed } from '../live/changed.ts';
import { noteActivity } from '../operations/note.ts';
import { takeUpload } from '../uploads/take-upload.ts';
import { lockCheck, signCheck } from './checks.db.ts';
import { doneCheck, seenCheck } from './seen-checks.ts';

/** The client signs on the chief's phone. Signing again answers the paper that is signed. */
export const signSecurityCheck: Handler<typeof securityChecks.signSecurityCheck> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const seen = await seenCheck(ctx, params.id, params.checkId);
  if (!seen.mayPerform) throw notFound();
  const done = await doneCheck(ctx, seen);
  const locked = await lockCheck(db, seen.check.id);
  if (locked.signed_file_id !== null && locked.signed_at !== null) {
    const { signed_file_id: signedId, signer_name: signerName, signed_at: signedAt } = locked;
    return signedPaperOf(ctx, { fileId: signedId, signerName, signedAt });
  }
  const name = body.name.toLocaleUpperCase();
  const { fileId: image } = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const fileId = await keepPaper(ctx, done, { name, at: now(), fileId: image });
  await signCheck(db, seen.check.id, { fileId, name, at: now() });
  await noteActivity(db, {
    personId: caller.personId,
    category: 'form',
    caption: 'securityCheckSigned',
    body: seen.check.form,
    subject: { kind: 'crew', id: params.id },
    actorId: caller.personId,
    after: { signer: name, date: seen.check.date, shift: seen.check.shift },
    at: now(),
  });
  await changed(db, [caller.personId, seen.crew.plannerId], [`crew:${params.id}`]);
  return signedPaperOf(ctx, { fileId, signerName: name, signedAt: now() });
};
