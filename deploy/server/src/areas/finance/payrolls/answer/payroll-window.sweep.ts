import type { Sweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { noteMove } from '../read/note-move.ts';
import { confirmOpenItems } from '../read/payroll-items.db.ts';
import { changePayroll, markReminded, payrollsOverdue, payrollsToRemind } from '../read/payrolls.db.ts';
import { stateAfter } from '../read/payrolls.policy.ts';

const reminderMs = 24 * 3_600_000;

async function accept({ db, now }: SweepCtx): Promise<void> {
  for (const { id, personId, status } of await payrollsOverdue(db, now)) {
    const confirmed = await confirmOpenItems(db, id, now);
    const after = stateAfter(status, 'accept');
    await changePayroll(db, id, { status: after, confirmedAt: now, autoAccepted: true });
    await noteMove(db, {
      kind: 'payroll',
      id,
      personId,
      caption: 'payroll_auto_accepted',
      actorId: null,
      before: { status },
      after: { status: after, confirmed },
      at: now,
    });
  }
}

async function remind({ db, jobs, now }: SweepCtx): Promise<void> {
  const until = new Date(now.getTime() + reminderMs);
  for (const { id, number, personId, windowEndsAt } of await payrollsToRemind(db, now, until)) {
    await markReminded(db, id, now);
    await notify(
      { db, jobs, at: now },
      {
        people: [personId],
        kind: 'payrollWindowEnds',
        params: { number, at: windowEndsAt?.toISOString() ?? '' },
        subject: { kind: 'payroll', id },
      },
    );
  }
}

/** Reminds a day before the window ends; accepts what nobody answered, where the tenant has switched that on. */
export const payrollWindow: Sweep = {
  name: 'payroll-window',
  async work(ctx) {
    if ((await tenantRules(ctx.db)).payrollAutoAccept) await accept(ctx);
    await remind(ctx);
  },
};
