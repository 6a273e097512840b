import type { projectCrews } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerDeliveryNote } from './answer-delivery-note.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';

export const deliveryNote: Handler<typeof projectCrews.deliveryNote> = async ({ params }, ctx) =>
  answerDeliveryNote(ctx, await crewAccess(ctx.db, ctx.caller, params.id));
