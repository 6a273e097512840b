import { randomUUID } from 'node:crypto';
import { madeOf } from '@callboard/domain';
import type { DraftChanges, DraftLine, MadeOf } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { nextNumber } from '../../../platform/db/number-range.ts';
import { json } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/column-types.ts' {
  interface JsonColumns {
    'payroll_item.made_of': MadeOf;
  }
}

type Month = { personId: string; from: string; to: string };

/** Whoever makes the drafts of a person waits for the one who does it already. Nothing for who gets no payroll. */
export const holdEmployee = (db: Db, id: string): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom('person as w')
    .select(['w.id', fullName('w').as('name')])
    .where('w.id', '=', id)
    .where('w.kind', '=', 'employee')
    .forUpdate()
    .executeTakeFirst();

/** The drafts of a month, held until the transaction ends. */
export const draftsOfMonth = (db: Db, { personId, from }: Month) =>
  db
    .selectFrom('payroll')
    .select(['id', 'currency', 'gross_minor as grossMinor', 'net_minor as netMinor'])
    .where('person_id', '=', personId)
    .where('from_day', '=', from)
    .where('status', '=', 'draft')
    .orderBy('id')
    .forUpdate()
    .execute();
export type Draft = Awaited<ReturnType<typeof draftsOfMonth>>[number];

export async function addDraft(db: Db, { personId, from, to }: Month, currency: string): Promise<Draft> {
  const id = randomUUID();
  const number = `L-${String(await nextNumber(db, 'payroll')).padStart(5, '0')}`;
  const sums = { gross_minor: 0, net_minor: 0 };
  await db
    .insertInto('payroll')
    .values({
      id,
      number,
      person_id: personId,
      from_day: from,
      to_day: to,
      status: 'draft',
      currency,
      ...sums,
    })
    .execute();
  return { id, currency, grossMinor: 0, netMinor: 0 };
}

export const itemsOfDraft = (db: Db, id: string) =>
  db
    .selectFrom('payroll_item')
    .select(['id', 'crew_item_id as crewItemId', 'made_of as madeOf'])
    .where('payroll_id', '=', id)
    .orderBy('rank')
    .orderBy('id')
    .execute();

const columnsOf = (line: DraftLine) => ({
  caption: line.caption,
  day: line.day,
  planned_minutes: line.plannedMinutes,
  checked_minutes: line.checkedMinutes,
  approved_minutes: line.approvedMinutes,
  paid_minutes: line.paidMinutes,
  amount_minor: line.amountMinor,
  made_of: json(madeOf(line)),
});

export async function applyDraftChanges(db: Db, payrollId: string, changes: DraftChanges): Promise<void> {
  const { add, change, remove } = changes;
  if (remove.length > 0)
    await db
      .deleteFrom('payroll_item')
      .where('id', 'in', [...remove])
      .execute();
  for (const { id, line } of change) {
    await db
      .updateTable('payroll_item')
      .set((of) => ({ ...columnsOf(line), version: of('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  if (add.length > 0) {
    const rows = add.map((line) => ({
      id: randomUUID(),
      payroll_id: payrollId,
      crew_item_id: line.crewItemId,
      project_id: line.projectId,
      status: 'open' as const,
      ...columnsOf(line),
    }));
    await db.insertInto('payroll_item').values(rows).execute();
  }
  await rankByDay(db, payrollId);
}

/** Work by day, what belongs to no work after it. */
const rankByDay = (db: Db, payrollId: string) =>
  sql`update payroll_item i set rank = n.rank
    from (select tenant_id, id, row_number() over (order by crew_item_id is null, day, rank, id) as rank
      from payroll_item where payroll_id = ${payrollId}) n
    where i.tenant_id = n.tenant_id and i.id = n.id and i.rank <> n.rank`.execute(db);

export const grossOf = async (db: Db, payrollId: string): Promise<number> =>
  (
    await db
      .selectFrom('payroll_item')
      .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('gross'))
      .where('payroll_id', '=', payrollId)
      .executeTakeFirstOrThrow()
  ).gross;

export const removePayroll = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('payroll').where('id', '=', id).execute();
};

/** Items of payrolls that are no draft any more, for positions whose hours are another now. */
export const releasedItemsOf = (db: Db, crewItems: readonly string[]) =>
  db
    .selectFrom('payroll_item as i')
    .innerJoin('payroll as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.payroll_id'),
    )
    .innerJoin('crew_check as c', (join) =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.crew_item_id', '=', 'i.crew_item_id'),
    )
    .select([
      'i.id',
      'p.person_id as personId',
      'i.approved_minutes as shown',
      'c.approved_minutes as approved',
    ])
    .where('i.crew_item_id', 'in', [...crewItems])
    .where('p.status', '<>', 'draft')
    .where(sql<boolean>`i.approved_minutes is distinct from c.approved_minutes`)
    .orderBy('i.id')
    .execute();
