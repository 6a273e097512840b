import { randomUUID } from 'node:crypto';
import { madeOf } from '@callboard/domain';
import type { DraftChanges, DraftLine, MadeOf } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { nextNumber } from '#platform/db/expression/number-range.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'payrollItem.madeOf': MadeOf;
  }
}

type Month = { personId: string; from: string; to: string };

/** Whoever makes the drafts of a person waits for the one who does it already. Nothing for who gets no payroll. */
export const holdEmployee = (db: Db, id: string): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom('person')
    .select(['id', fullName('person').as('name')])
    .where('id', '=', id)
    .where('kind', '=', 'employee')
    .forUpdate()
    .executeTakeFirst();

/** The drafts of a month, held until the transaction ends. */
export const draftsOfMonth = (db: Db, { personId, from }: Month) =>
  db
    .selectFrom('payroll')
    .select(['id', 'currency', 'grossMinor', 'netMinor'])
    .where('personId', '=', personId)
    .where('fromDay', '=', from)
    .where('status', '=', 'draft')
    .orderBy('id')
    .forUpdate()
    .execute();
export type Draft = Awaited<ReturnType<typeof draftsOfMonth>>[number];

export async function addDraft(db: Db, { personId, from, to }: Month, currency: string): Promise<Draft> {
  const id = randomUUID();
  const number = `L-${String(await nextNumber(db, 'payroll')).padStart(5, '0')}`;
  const sums = { grossMinor: 0, netMinor: 0 };
  await db
    .insertInto('payroll')
    .values({
      id,
      number,
      personId,
      fromDay: from,
      toDay: to,
      status: 'draft',
      currency,
      ...sums,
    })
    .execute();
  return { id, currency, grossMinor: 0, netMinor: 0 };
}

export const itemsOfDraft = (db: Db, id: string) =>
  db
    .selectFrom('payrollItem')
    .select(['id', 'crewItemId', 'madeOf'])
    .where('payrollId', '=', id)
    .orderBy('rank')
    .orderBy('id')
    .execute();

const columnsOf = (line: DraftLine) => ({
  caption: line.caption,
  day: line.day,
  plannedMinutes: line.plannedMinutes,
  checkedMinutes: line.checkedMinutes,
  approvedMinutes: line.approvedMinutes,
  paidMinutes: line.paidMinutes,
  amountMinor: line.amountMinor,
  madeOf: json(madeOf(line)),
});

export async function applyDraftChanges(db: Db, payrollId: string, changes: DraftChanges): Promise<void> {
  const { add, change, remove } = changes;
  if (remove.length > 0)
    await db
      .deleteFrom('payrollItem')
      .where('id', 'in', [...remove])
      .execute();
  for (const { id, line } of change) {
    await db
      .updateTable('payrollItem')
      .set((of) => ({ ...columnsOf(line), version: of('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  if (add.length > 0) {
    const rows = add.map((line) => ({
      id: randomUUID(),
      payrollId,
      crewItemId: line.crewItemId,
      projectId: line.projectId,
      status: 'open' as const,
      ...columnsOf(line),
    }));
    await db.insertInto('payrollItem').values(rows).execute();
  }
  await rankByDay(db, payrollId);
}

/** Work by day, what belongs to no work after it. */
const rankByDay = (db: Db, payrollId: string) =>
  sql`update "payrollItem" set rank = ranked.rank
    from (select id, row_number() over (order by "crewItemId" is null, day, rank, id) as rank
      from "payrollItem" where "payrollId" = ${payrollId}) ranked
    where "payrollItem".id = ranked.id and "payrollItem".rank <> ranked.rank`.execute(db);

export const grossOf = async (db: Db, payrollId: string): Promise<number> =>
  (
    await db
      .selectFrom('payrollItem')
      .select(sql<number>`coalesce(sum("amountMinor"), 0)::bigint`.as('gross'))
      .where('payrollId', '=', payrollId)
      .executeTakeFirstOrThrow()
  ).gross;

export const removePayroll = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('payroll').where('id', '=', id).execute();
};

/** Items of payrolls that are no draft any more, for positions whose hours are another now. */
export const releasedItemsOf = (db: Db, crewItems: readonly string[]) =>
  db
    .selectFrom('payrollItem')
    .innerJoin('payroll', 'payroll.id', 'payrollItem.payrollId')
    .innerJoin('crewCheck', 'crewCheck.crewItemId', 'payrollItem.crewItemId')
    .select([
      'payrollItem.id',
      'payroll.personId',
      'payrollItem.approvedMinutes as shown',
      'crewCheck.approvedMinutes as approved',
    ])
    .where('payrollItem.crewItemId', 'in', [...crewItems])
    .where('payroll.status', '<>', 'draft')
    .where(sql<boolean>`"payrollItem"."approvedMinutes" is distinct from "crewCheck"."approvedMinutes"`)
    .orderBy('payrollItem.id')
    .execute();
