import { monthOf } from '@callboard/domain';
import type { Sweep, SweepCtx } from '../../../platform/jobs/sweeps.ts';
import { knowApprovals, newlyApproved } from './approved-work.db.ts';
import { holdEmployee, releasedItemsOf } from './drafts.db.ts';
import { fillDrafts } from './fill-drafts.ts';
import { noteMove } from './note-move.ts';

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
      await fillDrafts(db, { personId, day, actorId: null, at: now });
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
