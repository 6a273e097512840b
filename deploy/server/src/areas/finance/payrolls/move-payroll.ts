import type { payrolls } from '@callboard/contract';
import type { PayrollMove } from '@callboard/domain';
import { personOf } from '../../../platform/http/person-of.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { windowFrom } from './follow-items.ts';
import { noteMove } from './note-move.ts';
import { changePayroll } from './payrolls.db.ts';
import type { PayrollFacts } from './payrolls.db.ts';
import { payrollRowOf } from './present-payroll.ts';
import { lockVisiblePayroll, stateAfter, findVisiblePayroll } from './payrolls.policy.ts';

type Change = Omit<Parameters<typeof changePayroll>[2], 'status'>;

/** A move of the accountant: looked at under the lock, written, noted. */
async function move(
  { db, caller, now }: Ctx,
  key: string,
  {
    name,
    caption,
    change,
  }: { name: PayrollMove; caption: string; change(row: PayrollFacts): Promise<Change> },
): Promise<PayrollFacts> {
  const payroll = await lockVisiblePayroll(db, caller, key);
  const status = stateAfter(payroll.status, name);
  await changePayroll(db, payroll.id, { ...(await change(payroll)), status });
  await noteMove(db, {
    kind: 'payroll',
    id: payroll.id,
    personId: payroll.person_id,
    caption,
    actorId: caller.personId,
    before: { status: payroll.status },
    after: { status },
    at: now(),
  });
  return findVisiblePayroll(db, caller, payroll.id);
}

export const releasePayroll: Handler<typeof payrolls.releasePayroll> = async ({ params }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const at = now();
  const released = await move(ctx, params.id, {
    name: 'release',
    caption: 'payroll_released',
    change: async ({ items, person_id }) => {
      // Nothing to look at is nothing to confirm.
      if (items === 0) throw new AppError('wrong_state', { params: { state: 'empty' } });
      return {
        released_at: at,
        released_by: personOf(caller),
        window_ends_at: await windowFrom(db, person_id, at),
        reminded_at: null,
      };
    },
  });
  await notify(
    { db, jobs, at },
    {
      people: [released.person_id],
      kind: 'payrollReleased',
      params: { number: released.number, from: released.from_day, to: released.to_day },
      subject: { kind: 'payroll', id: released.id },
    },
  );
  return payrollRowOf(released, caller);
};

export const payPayroll: Handler<typeof payrolls.payPayroll> = async ({ params }, ctx) => {
  const change = async () => ({ paid_at: ctx.now() });
  return payrollRowOf(
    await move(ctx, params.id, { name: 'pay', caption: 'payroll_paid', change }),
    ctx.caller,
  );
};

export const lockPayroll: Handler<typeof payrolls.lockPayroll> = async ({ params }, ctx) => {
  const change = async () => ({});
  return payrollRowOf(
    await move(ctx, params.id, { name: 'lock', caption: 'payroll_locked', change }),
    ctx.caller,
  );
};
