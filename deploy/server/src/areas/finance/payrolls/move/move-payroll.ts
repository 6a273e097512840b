import type { payrolls } from '@callboard/contract';
import type { PayrollMove } from '@callboard/domain';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { noteMove } from '../read/note-move.ts';
import { changePayroll } from '../read/payrolls.db.ts';
import type { PayrollFacts } from '../read/payrolls.db.ts';
import { payrollRowOf } from '../read/present-payroll.ts';
import {
  findVisiblePayroll,
  lockVisiblePayroll,
  requireUnlocked,
  stateAfter,
} from '../read/payrolls.policy.ts';

type Change = Omit<Parameters<typeof changePayroll>[2], 'status'>;
type Move = { name: PayrollMove; caption: string; change: Change };

/** The payroll under the lock, at the version that the accountant has read. */
export async function payrollAsRead({ db, caller }: Ctx, key: string, request: RequestFacts) {
  const payroll = await lockVisiblePayroll(db, caller, key);
  requireUnlocked(payroll.status);
  requireVersion(request, payroll.version, payrollRowOf(payroll, caller));
  return payroll;
}

/** A move of the accountant with a payroll that is held: written, noted. */
export async function move(
  { db, caller, now }: Ctx,
  payroll: PayrollFacts,
  { name, caption, change }: Move,
): Promise<PayrollFacts> {
  const status = stateAfter(payroll.status, name);
  await changePayroll(db, payroll.id, { ...change, status });
  await noteMove(db, {
    kind: 'payroll',
    id: payroll.id,
    personId: payroll.personId,
    caption,
    actorId: caller.personId,
    before: { status: payroll.status },
    after: { status },
    at: now(),
  });
  return findVisiblePayroll(db, caller, payroll.id);
}

export const payPayroll: Handler<typeof payrolls.payPayroll> = async ({ params, request }, ctx) => {
  const payroll = await payrollAsRead(ctx, params.id, request);
  const change = { paidAt: ctx.now() };
  return payrollRowOf(await move(ctx, payroll, { name: 'pay', caption: 'payroll_paid', change }), ctx.caller);
};

export const lockPayroll: Handler<typeof payrolls.lockPayroll> = async ({ params, request }, ctx) => {
  const payroll = await payrollAsRead(ctx, params.id, request);
  return payrollRowOf(
    await move(ctx, payroll, { name: 'lock', caption: 'payroll_locked', change: {} }),
    ctx.caller,
  );
};
