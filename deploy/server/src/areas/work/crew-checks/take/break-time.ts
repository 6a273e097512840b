import { effectiveTime } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { holdCheck } from './held-check.ts';
import type { HeldCheck } from './held-check.ts';
import { isProposed } from './reopen-closed.ts';
import type { Tap } from './take-check.ts';

/**
 * A check of somebody who works, and when the tap on the break was. Not before the work began. A tap that was made
 * without network still counts where the server has proposed an end in the meantime.
 */
export async function heldAtWork(ctx: Ctx, itemId: string, tap: Tap): Promise<HeldCheck & { at: Date }> {
  const held = await holdCheck(ctx, itemId);
  const { checkedFrom, checkState } = held.row;
  const atWork = checkState === 'in' || (isProposed(held.row) && tap.offline === true);
  if (!atWork || !checkedFrom) throw new AppError('wrong_state', { params: { state: held.row.status } });
  const { at } = effectiveTime({
    deviceAt: tap.deviceAt ? new Date(tap.deviceAt) : null,
    clockOffsetMs: tap.clockOffsetMs ?? null,
    offline: tap.offline ?? false,
    receivedAt: ctx.now(),
  });
  return { ...held, at: at < checkedFrom ? checkedFrom : at };
}
