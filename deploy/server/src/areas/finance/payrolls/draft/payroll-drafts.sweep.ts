import { addDays, monthOf } from '@callboard/domain';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { changed } from '#platform/live/changed.db.ts';
import type { Sweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { accountantsOf, hasOpenTodo } from '../../finance/finance.public.ts';
import { knowApprovals, newlyApproved } from './approved-work.db.ts';
import { holdEmployee, releasedItemsOf } from './drafts.db.ts';
import { fillDrafts } from './fill-drafts.ts';
import { noteMove } from '../read/note-move.ts';
import { peopleUnpaid } from './unpaid-work.ts';

/** Few, so that nobody waits long for the hours that are held. */
const atOnce = 50;

/** A payroll that was released stays as it is; its history says that the hours are others now. */
async function noteReleased({ db, now }: SweepCtx, crewItems: readonly string[]): Promise<void> {
  for (const { id, personId, shown, approved } of await releasedItemsOf(db, crewItems)) {
    await noteMove(db, {
      kind: 'payrollItem',
      id,
      personId,
      caption: 'payroll_hours_changed',
      actorId: null,
      before: { approvedMinutes: shown },
      after: { approvedMinutes: approved },
      at: now,
    });
  }
}

/** No draft says 0 because something was forgotten: whoever accounts has to look first, once for each person. */
async function askForPay({ db, now }: SweepCtx, personId: string, day: string): Promise<void> {
  const subject = { kind: 'person', id: personId };
  if (await hasOpenTodo(db, subject, 'payroll_pay_missing')) return;
  await addTodo(db, {
    type: 'TODO_PAYROLL_ITEM',
    recipientId: null,
    category: 'payroll',
    caption: 'payroll_pay_missing',
    body: monthOf(day).slice(0, 7),
    personParty: personId,
    subject,
    dueDate: addDays(await todayOfTenant(db, now), 1),
    priority: 1,
    at: now,
  });
  await changed(db, await accountantsOf(db, 'payrolls'), ['todos']);
}

/** Drafts follow the hours that are signed off or corrected. Suppliers send invoices; they get no payroll. */
export const payrollDrafts: Sweep = {
  name: 'payroll-drafts',
  async work(ctx) {
    const { db, now } = ctx;
    const found = await newlyApproved(db, atOnce);
    if (found.length === 0) return;
    const employed = found.filter(({ kind }) => kind === 'employee');
    const months = Map.groupBy(employed, ({ personId, day }) => `${personId} ${monthOf(day)}`);
    for (const [first] of months.values()) {
      if (!first) continue;
      const { personId, day } = first;
      await holdEmployee(db, personId);
      if ((await peopleUnpaid(db, day, [{ id: personId }])).length > 0) await askForPay(ctx, personId, day);
      else await fillDrafts(db, { personId, day, actorId: null, at: now });
    }
    if (employed.length > 0)
      await noteReleased(
        ctx,
        employed.map(({ crewItemId }) => crewItemId),
      );
    await knowApprovals(
      db,
      found.map(({ id }) => id),
    );
  },
};
