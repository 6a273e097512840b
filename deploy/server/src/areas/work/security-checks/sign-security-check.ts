import type { securityChecks } from '@callboard/contract';
import { signedPaperOf, keepPaper } from '../../documents/forms/forms.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { takeUpload } from '../../documents/uploads/uploads.public.ts';
import { lockCheck, signCheck } from './checks.db.ts';
import { doneCheck, findVisibleCheck } from './security-checks.policy.ts';

/** The client signs on the chief's phone. Signing again answers the paper that is signed. */
export const signSecurityCheck: Handler<typeof securityChecks.signSecurityCheck> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now, once } = ctx;
  const seen = await findVisibleCheck(ctx, { crewId: params.id, checkId: params.checkId });
  if (!seen.mayPerform) throw notFound();
  const done = await doneCheck(ctx, seen);
  const locked = await lockCheck(db, seen.check.id);
  if (locked.signedFileId !== null && locked.signedAt !== null) {
    const { signedFileId: signedId, signerName, signedAt } = locked;
    return signedPaperOf(ctx, { fileId: signedId, signerName, signedAt });
  }
  const name = body.name.toLocaleUpperCase();
  const { fileId: image } = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const at = once('signed', now);
  const fileId = await keepPaper(ctx, done, { name, at, fileId: image });
  await signCheck(db, seen.check.id, { fileId, name, at });
  await noteActivity(db, {
    personId: caller.personId,
    category: 'form',
    caption: 'securityCheckSigned',
    body: seen.check.form,
    subject: { kind: 'crew', id: params.id },
    actorId: caller.personId,
    after: { signer: name, date: seen.check.date, shift: seen.check.shift },
    at,
  });
  await changed(db, [caller.personId, seen.crew.plannerId], [`crew:${params.id}`]);
  return signedPaperOf(ctx, { fileId, signerName: name, signedAt: at });
};
