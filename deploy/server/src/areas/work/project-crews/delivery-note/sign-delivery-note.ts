import type { projectCrews } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { takeUpload } from '../../../documents/uploads/uploads.public.ts';
import { answerDeliveryNote } from './answer-delivery-note.ts';
import { closeNote, openNote } from './close-note.ts';
import { sendCopy } from './send-copy.ts';

export const signDeliveryNote: Handler<typeof projectCrews.signDeliveryNote> = async (
  { params, body, request },
  ctx,
) => {
  const open = await openNote(ctx, params.id, 'sign', body.sha256);
  const { fileId } = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const file = await fileById(ctx.db, fileId);
  const image = file && (await ctx.files.read(file.content));
  if (!image) throw notFound();
  await closeNote(ctx, open, {
    // Block letters, as the line on paper asks for them.
    name: body.signerName.toLocaleUpperCase(),
    image,
    imageFileId: fileId,
    email: body.email ?? '',
  });
  if (body.email) await sendCopy(ctx, request, params.id, body.email);
  return answerDeliveryNote(ctx, open.access);
};
