import type { projectCrews } from '@callboard/contract';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { answerDeliveryNote, mayWithNote, refuseNote } from './answer-delivery-note.ts';
import { crewAccess } from './crew-access.ts';
import { crewPaper } from './crew-paper.db.ts';
import { sendCopy } from './send-copy.ts';

export const sendDeliveryNote: Handler<typeof projectCrews.sendDeliveryNote> = async (
  { params, body, request },
  ctx,
) => {
  const access = await crewAccess(ctx.db, ctx.caller, params.id);
  const note = await crewPaper(ctx.db, params.id, 'deliveryNote');
  refuseNote(access, note);
  if (!note || !mayWithNote(access, note).send) throw new AppError('wrong_state');
  const to = body.email ?? note.signerEmail;
  if (to === '') throw new AppError('invalid', { fields: [{ path: 'email', code: 'required' }] });
  await sendCopy(ctx, request, params.id, to);
  return answerDeliveryNote(ctx, access);
};
