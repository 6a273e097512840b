import type { projectCrews } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { answerDeliveryNote, deliveryNoteActions, refuseNote } from './answer-delivery-note.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import { crewPaper } from '../../crew-papers/crew-papers.public.ts';
import { sendCopy } from './send-copy.ts';

export const sendDeliveryNote: Handler<typeof projectCrews.sendDeliveryNote> = async (
  { params, body, request },
  ctx,
) => {
  const access = await crewAccess(ctx.db, ctx.caller, params.id);
  const note = await crewPaper(ctx.db, params.id, 'deliveryNote');
  refuseNote(access, note);
  if (!note || !deliveryNoteActions(access, note).send) throw new AppError('wrong_state');
  const to = body.email ?? note.signerEmail;
  if (to === '') throw new AppError('invalid', { fields: [{ path: 'email', code: 'required' }] });
  await sendCopy(ctx, request, params.id, to);
  return answerDeliveryNote(ctx, access);
};
