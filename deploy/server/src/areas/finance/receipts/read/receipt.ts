import type { receipts } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { findVisibleReceipt } from './receipts.policy.ts';
import { wholeReceipt } from './whole-receipt.ts';

export const receipt: Handler<typeof receipts.receipt> = async ({ params }, ctx) =>
  wholeReceipt(await findVisibleReceipt(ctx.db, ctx.caller, params.n), ctx);
