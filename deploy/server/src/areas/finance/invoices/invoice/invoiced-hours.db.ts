import { crewItemGroups } from '@callboard/domain';
import type { HoursToInvoice } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { priceOfWork } from '../../finance/finance.public.ts';

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
    select "crewItem".id as "crewItemId", "crewItem"."startDate" as day, crew.id as "crewId", crew.name as crew,
      function.id as "functionId", function.caption as function, person.id as "personId",
        ${fullName('person')} as "personName",
      "crewCheck"."approvedMinutes" as minutes, price.unit, price."priceMinor"
    from "crewItem"
    join project on project.id = "crewItem"."projectId"
    join crew on crew.id = "crewItem"."crewId"
    join function on function.id = "crewItem"."functionId"
    join "crewCheck" on "crewCheck"."crewItemId" = "crewItem".id and "crewCheck".state = 'signedOff'
    join person on person.id = "crewCheck"."personId"
    ${priceOfWork(sql`${currency}`)}
    where "crewItem"."projectId" = ${projectId} and "crewCheck"."approvedMinutes" > 0
      and not "crewCheck".invoiced
    order by "crewItem"."startDate", crew.name, crew.id, function.caption, function.id, person."lastName",
      person."firstName", "crewItem".id`.execute(db);
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
    .selectFrom('crewCheck')
    .innerJoin('crew', 'crew.id', 'crewCheck.crewId')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .innerJoin('company', 'company.id', 'project.companyId')
    .where('crewCheck.state', '=', 'signedOff')
    .where('crewCheck.approvedMinutes', '>', 0)
    .where(sql<boolean>`not "crewCheck".invoiced`)
    .groupBy([
      'project.id',
      'project.number',
      'project.name',
      'company.id',
      'company.name',
      'company.currency',
    ]);
  if (wanted.companyId !== undefined) found = found.where('company.id', '=', wanted.companyId);
  const rows = await found
    .select([
      'project.id',
      'project.number',
      'project.name',
      'company.id as companyId',
      'company.name as companyName',
      'company.currency',
      sql<number>`count(*)::int`.as('positions'),
      sql<number>`sum("crewCheck"."approvedMinutes")::int`.as('minutes'),
      sql<string>`min("crewCheck".day)`.as('firstDay'),
      sql<string>`max("crewCheck".day)`.as('lastDay'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('firstDay')
    .orderBy('project.id')
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
    .selectFrom('crewItem')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('crewItem.projectId', '=', projectId)
    .where('crewItem.endsAt', '<', at)
    .where(sql<boolean>`"crewItem".status ${oneOf(crewItemGroups.booked)}`)
    .where(
      sql<boolean>`not exists (select from "crewCheck"
        where "crewCheck"."crewItemId" = "crewItem".id and "crewCheck".state = 'signedOff')`,
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
    .selectFrom('crewCheck')
    .innerJoin('crewItem', 'crewItem.id', 'crewCheck.crewItemId')
    .select(['crewItem.id', 'crewCheck.approvedMinutes as minutes'])
    .where('crewItem.id', 'in', [...crewItemIds])
    .where('crewItem.projectId', '=', projectId)
    .where('crewCheck.state', '=', 'signedOff')
    .where('crewCheck.approvedMinutes', '>', 0)
    .orderBy('crewCheck.id')
    .forUpdate('crewCheck')
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
    .selectFrom('invoicedHours')
    .innerJoin('invoiceItem', 'invoiceItem.id', 'invoicedHours.invoiceItemId')
    .innerJoin('crewCheck', 'crewCheck.crewItemId', 'invoicedHours.crewItemId')
    .innerJoin('person', 'person.id', 'crewCheck.personId')
    .select([
      'invoicedHours.invoiceItemId as itemId',
      'invoicedHours.crewItemId',
      'invoicedHours.minutes',
      'person.id as personId',
      fullName('person').as('personName'),
    ])
    .where('invoiceItem.invoiceId', '=', invoiceId)
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('invoicedHours.crewItemId')
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
