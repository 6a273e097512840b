import type { PayrollItemState } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { noteMove } from '../read/note-move.ts';
import { changeItem } from '../read/payroll-items.db.ts';
import type { PayrollItemFacts } from '../read/payroll-items.db.ts';
import { payrollItemOf } from '../read/present-payroll.ts';
import { findVisibleItem } from '../read/payrolls.policy.ts';

type Move = { status: PayrollItemState; caption: string };

/** What a person answers to an item of the own payroll. */
export async function moveOwnItem(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  item: PayrollItemFacts,
  { status, caption }: Move,
) {
  const at = now();
  await changeItem(db, item.id, { status, changedAt: at });
  await noteMove(db, {
    kind: 'payrollItem',
    id: item.id,
    personId: item.personId,
    caption,
    actorId: caller.personId,
    before: { status: item.status },
    after: { status },
    at,
  });
  return payrollItemOf(await findVisibleItem(db, caller, item.id), caller);
}
