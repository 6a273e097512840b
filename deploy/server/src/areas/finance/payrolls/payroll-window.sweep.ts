import type { Round, RoundCtx } from '../jobs/rounds.ts';
import { tell } from '../notifications/tell.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { noteMove } from './note-move.ts';
import { confirmOpenItems } from './payroll-items.db.ts';
import { changePayroll, markReminded, payrollsOverdue, payrollsToRemind } from './payrolls.db.ts';
import { stateAfter } from './visible-payroll.ts';

const reminderMs = 24 * 3_600_000;

async function accept({ db, now }: RoundCtx): Promise<void> {
  for (const { id, person_id, status } of await payrollsOverdue(db, now)) {
    const confirmed = await confirmOpenItems(db, id, now);
    const after = stateAfter(status, 'accept');
    await changePayroll(db, id, { status: after, confirmed_at: now, auto_accepted: true });
    await noteMove(db, {
      kind: 'payroll',
      id,
      personId: person_id,
      caption: 'payroll_auto_accepted',
      actorId: null,
      before: { status },
      after: { status: after, confirmed },
      at: now,
    });
  }
}

async function remind({ db, jobs, now }: RoundCtx): Promise<void> {
  const until = new Date(now.getTime() + reminderMs);
  for (const { id, number, person_id, window_ends_at } of await payrollsToRemind(db, now, until)) {
    await markReminded(db, id, now);
    await tell(
      { db, jobs, at: now },
      {
        people: [person_id],
        kind: 'payrollWindowEnds',
        params: { number, at: window_ends_at?.toISOString() ?? '' },
        subject: { kind: 'payroll', id },
      },
    );
  }
}

/** Reminds a day before the window ends; accepts what nobody answered, where the tenant has switched that on. */
export const payrollWindow: Round = {
  name: 'payroll-window',
  async work(ctx) {
    if ((await tenantRules(ctx.db)).payrollAutoAccept) await accept(ctx);
    await remind(ctx);
  },
};
