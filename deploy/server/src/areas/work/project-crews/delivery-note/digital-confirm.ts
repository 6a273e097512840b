import type { projectCrews } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerDeliveryNote } from './answer-delivery-note.ts';
import { closeNote, openNote } from './close-note.ts';

export const digitalConfirm: Handler<typeof projectCrews.digitalConfirm> = async ({ params, body }, ctx) => {
  const open = await openNote(ctx, params.id, 'confirm', body.sha256);
  await closeNote(ctx, open, { name: ctx.caller.name, image: null, imageFileId: null, email: '' });
  return answerDeliveryNote(ctx, open.access);
};
