import type { receipts } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { visibleReceipt } from './visible-receipt.ts';
import { wholeReceipt } from './whole-receipt.ts';

export const receipt: Handler<typeof receipts.receipt> = async ({ params }, ctx) =>
  wholeReceipt(await visibleReceipt(ctx.db, ctx.caller, params.n), ctx);
