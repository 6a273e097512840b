import { payMissing } from '@callboard/domain';
import type { ApprovedWork } from '@callboard/domain';
import { contractPaysOn } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import type { Db } from '#platform/db/tables.ts';

type Pay = Pick<ApprovedWork, 'basis' | 'payMinor'>;

export const payOfItem = (db: Db, id: string): Promise<(Pay & { day: string }) | undefined> =>
  db
    .selectFrom('crewItem')
    .select(['payBasis as basis', 'payMinor', 'startDate as day'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether this person would work for nothing without anybody having said so. Suppliers send invoices. */
export async function payMissingFor(db: Db, personId: string, day: string, pay: Pay): Promise<boolean> {
  if (!payMissing({ ...pay, contract: null })) return false;
  const { kind } = await db
    .selectFrom('person')
    .select('kind')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (kind !== 'employee') return false;
  return payMissing({ ...pay, contract: (await contractPaysOn(db, personId, day)) ? {} : null });
}

/** Which of these positions nobody would pay this person for. */
export async function itemsUnpaidFor(
  db: Db,
  { personId, itemIds }: { personId: string; itemIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const unpaid = new Set<string>();
  for (const id of itemIds) {
    const pay = await payOfItem(db, id);
    if (pay && (await payMissingFor(db, personId, pay.day, pay))) unpaid.add(id);
  }
  return unpaid;
}
