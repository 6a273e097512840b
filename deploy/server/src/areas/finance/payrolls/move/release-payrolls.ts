import type { AnswerOf, payrolls } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { windowFrom } from '../answer/follow-items.ts';
import { move, payrollAsRead } from './move-payroll.ts';
import type { PayrollFacts } from '../read/payrolls.db.ts';
import { lockVisiblePayroll, requireUnlocked, stateAfter } from '../read/payrolls.policy.ts';
import { payrollRowOf } from '../read/present-payroll.ts';

type Result = AnswerOf<typeof payrolls.releasePayrolls>['results'][number];
type Problem = NonNullable<Result['problem']>;
const problems: readonly string[] = [
  'not_found',
  'conflict',
  'wrong_state',
  'month_locked',
] satisfies Problem[];
const isProblem = (code: string): code is Problem => problems.includes(code);

function requireReleasable(payroll: PayrollFacts): void {
  stateAfter(payroll.status, 'release');
  // Nothing to look at is nothing to confirm.
  if (payroll.items === 0) throw new AppError('wrong_state', { params: { state: 'empty' } });
}

async function release(ctx: Ctx, payroll: PayrollFacts): Promise<PayrollFacts> {
  const { db, jobs, caller, now } = ctx;
  const at = now();
  const released = await move(ctx, payroll, {
    name: 'release',
    caption: 'payroll_released',
    change: {
      releasedAt: at,
      releasedBy: personOf(caller),
      windowEndsAt: await windowFrom(db, payroll.personId, at),
      remindedAt: null,
    },
  });
  await notify(
    { db, jobs, at },
    {
      people: [released.personId],
      kind: 'payrollReleased',
      params: { number: released.number, from: released.fromDay, to: released.toDay },
      subject: { kind: 'payroll', id: released.id },
    },
  );
  return released;
}

export const releasePayroll: Handler<typeof payrolls.releasePayroll> = async ({ params, request }, ctx) => {
  const payroll = await payrollAsRead(ctx, params.id, request);
  requireReleasable(payroll);
  return payrollRowOf(await release(ctx, payroll), ctx.caller);
};

/** Everything that can be refused is refused before the first write, so that the others can go on. */
async function releaseOne(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<Result> {
  let payroll: PayrollFacts | null = null;
  try {
    payroll = await lockVisiblePayroll(ctx.db, ctx.caller, id);
    requireUnlocked(payroll.status);
    requireReleasable(payroll);
    if (payroll.version !== version) throw new AppError('conflict', { params: { version: payroll.version } });
  } catch (error) {
    if (!(error instanceof AppError) || !isProblem(error.code)) throw error;
    return { id, payroll: payroll && payrollRowOf(payroll, ctx.caller), problem: error.code };
  }
  return { id, payroll: payrollRowOf(await release(ctx, payroll), ctx.caller), problem: null };
}

export const releasePayrolls: Handler<typeof payrolls.releasePayrolls> = async ({ body }, ctx) => {
  const results: Result[] = [];
  // In one order for everybody: two accountants wait for each other, and never both.
  for (const one of body.payrolls.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    results.push(await releaseOne(ctx, one));
  return { results };
};
