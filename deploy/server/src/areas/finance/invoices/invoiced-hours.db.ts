import { bookedStates } from '@callboard/domain';
import type { HoursToInvoice } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { priceOfWork } from '../finance/finance.public.ts';

type Found = Omit<HoursToInvoice, 'person' | 'price'> & {
  personId: string;
  personName: string;
  unit: 'hour' | 'day' | 'piece' | null;
  priceMinor: number | null;
};

/** Hours of a project that are signed off and stand on no invoice, by day, crew and function. */
export async function hoursToInvoice(
  db: Db,
  { projectId, currency }: { projectId: string; currency: string },
): Promise<HoursToInvoice[]> {
  const { rows } = await sql<Found>`
    select i.id as "crewItemId", i.start_date as day, k.id as "crewId", k.name as crew,
      f.id as "functionId", f.caption as function, w.id as "personId", ${fullName('w')} as "personName",
      c.approved_minutes as minutes, r.unit, r.price_minor as "priceMinor"
    from crew_item i
    join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
    join crew k on k.tenant_id = i.tenant_id and k.id = i.crew_id
    join function f on f.tenant_id = i.tenant_id and f.id = i.function_id
    join crew_check c on c.tenant_id = i.tenant_id and c.crew_item_id = i.id and c.state = 'signedOff'
    join person w on w.tenant_id = c.tenant_id and w.id = c.person_id
    ${priceOfWork(sql`${currency}`)}
    where i.project_id = ${projectId} and c.approved_minutes > 0
      and not c.invoiced
    order by i.start_date, k.name, k.id, f.caption, f.id, w.last_name, w.first_name, i.id`.execute(db);
  return rows.map(({ personId, personName, unit, priceMinor, ...hours }) => ({
    ...hours,
    person: { id: personId, name: personName },
    price: unit === null || priceMinor === null ? null : { unit, priceMinor: Number(priceMinor) },
  }));
}

type Wanted = { companyId?: string | undefined; limit: number; page: number };

/** Projects with such hours, the oldest first. */
export async function projectsWithHours(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('crew_check as c')
    .innerJoin('crew as w', (join) =>
      join.onRef('w.tenant_id', '=', 'c.tenant_id').onRef('w.id', '=', 'c.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'w.tenant_id').onRef('p.id', '=', 'w.project_id'),
    )
    .innerJoin('company as k', (join) =>
      join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.company_id'),
    )
    .where('c.state', '=', 'signedOff')
    .where('c.approved_minutes', '>', 0)
    .where(sql<boolean>`not c.invoiced`)
    .groupBy(['p.id', 'p.number', 'p.name', 'k.id', 'k.name', 'k.currency']);
  if (wanted.companyId !== undefined) found = found.where('k.id', '=', wanted.companyId);
  const rows = await found
    .select([
      'p.id',
      'p.number',
      'p.name',
      'k.id as companyId',
      'k.name as companyName',
      'k.currency',
      sql<number>`count(*)::int`.as('positions'),
      sql<number>`sum(c.approved_minutes)::int`.as('minutes'),
      sql<string>`min(c.day)`.as('firstDay'),
      sql<string>`max(c.day)`.as('lastDay'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('firstDay')
    .orderBy('p.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Positions that are over, and whose hours are not signed off. */
export async function positionsNotSignedOff(
  db: Db,
  { projectId, at }: { projectId: string; at: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('crew_item as i')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('i.project_id', '=', projectId)
    .where('i.ends_at', '<', at)
    .where(sql<boolean>`i.status ${oneOf(bookedStates)}`)
    .where(
      sql<boolean>`not exists (select from crew_check c
        where c.tenant_id = i.tenant_id and c.crew_item_id = i.id and c.state = 'signedOff')`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Of named positions of a project the minutes that are signed off; held, so that no other invoice takes them. */
export async function lockHours(
  db: Db,
  { projectId, crewItemIds }: { projectId: string | null; crewItemIds: readonly string[] },
): Promise<Map<string, number>> {
  if (projectId === null || crewItemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('crew_check as c')
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'c.tenant_id').onRef('i.id', '=', 'c.crew_item_id'),
    )
    .select(['i.id', 'c.approved_minutes as minutes'])
    .where('i.id', 'in', [...crewItemIds])
    .where('i.project_id', '=', projectId)
    .where('c.state', '=', 'signedOff')
    .where('c.approved_minutes', '>', 0)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  return new Map(rows.map(({ id, minutes }) => [id, minutes ?? 0]));
}

/** Those of named positions that stand on an invoice. */
export async function invoicedAmong(db: Db, crewItemIds: readonly string[]): Promise<Set<string>> {
  if (crewItemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoiced_hours')
    .select('crew_item_id as id')
    .where('crew_item_id', 'in', [...crewItemIds])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What each item of an invoice is made of, by name. */
export async function hoursOfInvoice(db: Db, invoiceId: string) {
  const rows = await db
    .selectFrom('invoiced_hours as h')
    .innerJoin('invoice_item as t', (join) =>
      join.onRef('t.tenant_id', '=', 'h.tenant_id').onRef('t.id', '=', 'h.invoice_item_id'),
    )
    .innerJoin('crew_check as c', (join) =>
      join.onRef('c.tenant_id', '=', 'h.tenant_id').onRef('c.crew_item_id', '=', 'h.crew_item_id'),
    )
    .innerJoin('person as w', (join) =>
      join.onRef('w.tenant_id', '=', 'c.tenant_id').onRef('w.id', '=', 'c.person_id'),
    )
    .select([
      'h.invoice_item_id as itemId',
      'h.crew_item_id as crewItemId',
      'h.minutes',
      'w.id as personId',
      fullName('w').as('personName'),
    ])
    .where('t.invoice_id', '=', invoiceId)
    .orderBy('w.last_name')
    .orderBy('w.first_name')
    .orderBy('h.crew_item_id')
    .execute();
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

/** The hours of an invoice that was taken back can be invoiced again. */
export const freeHours = async (db: Db, invoiceId: string): Promise<void> => {
  await db
    .deleteFrom('invoiced_hours')
    .where('invoice_item_id', 'in', (of) =>
      of.selectFrom('invoice_item').select('id').where('invoice_id', '=', invoiceId),
    )
    .execute();
};
