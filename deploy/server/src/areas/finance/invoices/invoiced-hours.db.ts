import { bookedStates } from '@callboard/domain';
import type { HoursToInvoice } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
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
    select i.id as "crewItemId", i."startDate" as day, k.id as "crewId", k.name as crew,
      f.id as "functionId", f.caption as function, w.id as "personId", ${fullName('w')} as "personName",
      c."approvedMinutes" as minutes, r.unit, r."priceMinor"
    from "crewItem" i
    join project p on p.id = i."projectId"
    join crew k on k.id = i."crewId"
    join function f on f.id = i."functionId"
    join "crewCheck" c on c."crewItemId" = i.id and c.state = 'signedOff'
    join person w on w.id = c."personId"
    ${priceOfWork(sql`${currency}`)}
    where i."projectId" = ${projectId} and c."approvedMinutes" > 0
      and not c.invoiced
    order by i."startDate", k.name, k.id, f.caption, f.id, w."lastName", w."firstName", i.id`.execute(db);
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
    .selectFrom('crewCheck as c')
    .innerJoin('crew as w', 'w.id', 'c.crewId')
    .innerJoin('project as p', 'p.id', 'w.projectId')
    .innerJoin('company as k', 'k.id', 'p.companyId')
    .where('c.state', '=', 'signedOff')
    .where('c.approvedMinutes', '>', 0)
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
      sql<number>`sum(c."approvedMinutes")::int`.as('minutes'),
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
    .selectFrom('crewItem as i')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('i.projectId', '=', projectId)
    .where('i.endsAt', '<', at)
    .where(sql<boolean>`i.status ${oneOf(bookedStates)}`)
    .where(
      sql<boolean>`not exists (select from "crewCheck" c
        where c."crewItemId" = i.id and c.state = 'signedOff')`,
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
    .selectFrom('crewCheck as c')
    .innerJoin('crewItem as i', 'i.id', 'c.crewItemId')
    .select(['i.id', 'c.approvedMinutes as minutes'])
    .where('i.id', 'in', [...crewItemIds])
    .where('i.projectId', '=', projectId)
    .where('c.state', '=', 'signedOff')
    .where('c.approvedMinutes', '>', 0)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  return new Map(rows.map(({ id, minutes }) => [id, minutes ?? 0]));
}

/** Those of named positions that stand on an invoice. */
export async function invoicedAmong(db: Db, crewItemIds: readonly string[]): Promise<Set<string>> {
  if (crewItemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoicedHours')
    .select('crewItemId as id')
    .where('crewItemId', 'in', [...crewItemIds])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What each item of an invoice is made of, by name. */
export async function hoursOfInvoice(db: Db, invoiceId: string) {
  const rows = await db
    .selectFrom('invoicedHours as h')
    .innerJoin('invoiceItem as t', 't.id', 'h.invoiceItemId')
    .innerJoin('crewCheck as c', 'c.crewItemId', 'h.crewItemId')
    .innerJoin('person as w', 'w.id', 'c.personId')
    .select([
      'h.invoiceItemId as itemId',
      'h.crewItemId',
      'h.minutes',
      'w.id as personId',
      fullName('w').as('personName'),
    ])
    .where('t.invoiceId', '=', invoiceId)
    .orderBy('w.lastName')
    .orderBy('w.firstName')
    .orderBy('h.crewItemId')
    .execute();
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

/** The hours of an invoice that was taken back can be invoiced again. */
export const freeHours = async (db: Db, invoiceId: string): Promise<void> => {
  await db
    .deleteFrom('invoicedHours')
    .where('invoiceItemId', 'in', (of) =>
      of.selectFrom('invoiceItem').select('id').where('invoiceId', '=', invoiceId),
    )
    .execute();
};
