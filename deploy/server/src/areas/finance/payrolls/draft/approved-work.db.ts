import { jobName, requiredBreak, workedMinutes } from '@callboard/domain';
import type { ApprovedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { presentMs, recordedBreakMs } from '../../finance/finance.public.ts';

const contracts = sql`from "staffContractVersion"
  join "staffContract" on "staffContract".id = "staffContractVersion"."contractId"
  where "staffContract"."personId" = "crewCheck"."personId" and "staffContract"."validFrom" <= "crewItem"."startDate"
    and ("staffContract"."validUntil" is null or "staffContract"."validUntil" >= "crewItem"."startDate")
      and "staffContractVersion"."validFrom" <= "crewItem"."startDate"`;
const contractOn = (column: 'payMinor' | 'currency') =>
  sql`(select "staffContractVersion".${sql.ref(column)} ${contracts} order by "staffContractVersion"."validFrom" desc
    limit 1)`;

/** A contract pays the hours of that day. */
export const hasContractOn = sql<boolean>`${contractOn('currency')} is not null`;

type Days = { from: string; to: string };
type Month = Days & { personId: string };

/** Checks of people that are signed off and lie about these days. */
async function checksAbout(db: Db, people: readonly string[], { from, to }: Days): Promise<string[]> {
  const rows = await db
    .selectFrom('crewCheck')
    .select('id')
    .where(sql<boolean>`"personId" = ${anyOf(people)}`)
    .where(sql<boolean>`"plannedFrom" >= ${from}::date - 2`)
    .where(sql<boolean>`"plannedFrom" < ${to}::date + 3`)
    .where('state', '=', 'signedOff')
    .execute();
  return rows.map(({ id }) => id);
}

/** People with hours of a month that are signed off, by name. */
export const peopleWithWork = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('person')
    .select(['person.id', fullName('person').as('name')])
    .where('person.kind', '=', 'employee')
    .where((of) =>
      of.exists(
        of
          .selectFrom('crewCheck')
          .select('crewCheck.id')
          .whereRef('crewCheck.personId', '=', 'person.id')
          .where('crewCheck.state', '=', 'signedOff')
          .where('crewCheck.day', '>=', from)
          .where('crewCheck.day', '<=', to),
      ),
    )
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.id')
    .execute();

/** Of them those with a position for which neither it nor a contract says the pay, by name. */
export async function peopleWithOpenPay(db: Db, { from, to }: Days) {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, ${fullName('person')} as name from person
    where person.kind = 'employee' and person.id in (
      select "crewCheck"."personId" from "crewItem"
      join "crewCheck" on "crewCheck"."crewItemId" = "crewItem".id and "crewCheck".state = 'signedOff'
      where "crewItem"."startDate" between ${from} and ${to} and "crewItem"."payMinor" is null
        and "crewItem"."payBasis" <> 'none'
        and ("crewItem"."payBasis" <> 'hour' or not exists (select ${contracts})))
    order by person."lastName", person."firstName", person.id`.execute(db);
  return rows;
}

/** Positions that stand on a draft already: what they are paid is the accountant's to say. */
export async function draftedItems(db: Db, people: readonly string[], from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payrollItem')
    .innerJoin('payroll', 'payroll.id', 'payrollItem.payrollId')
    .select('payrollItem.crewItemId as id')
    .where(sql<boolean>`payroll."personId" = ${anyOf(people)}`)
    .where('payroll.fromDay', '=', from)
    .where('payroll.status', '=', 'draft')
    .execute();
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** What a person has worked in a month and what was signed off of it, without what stands on a released payroll. */
export const approvedWork = async (
  db: Db,
  { personId, ...days }: Month,
  rules: TenantRules,
): Promise<ApprovedWork[]> => (await approvedWorkOf(db, [personId], days, rules)).get(personId) ?? [];

/** The same of several people, each with their work. */
export async function approvedWorkOf(
  db: Db,
  people: readonly string[],
  days: Days,
  rules: TenantRules,
): Promise<Map<string, ApprovedWork[]>> {
  // Asked for one after the other: in one statement everything of the month is read before the person.
  const checks = await checksAbout(db, people, days);
  if (checks.length === 0) return new Map();
  const rows = await db
    .selectFrom('crewCheck')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('crewItem')
          .selectAll('crewItem')
          .whereRef('crewItem.id', '=', 'crewCheck.crewItemId')
          .limit(1)
          .as('crewItem'),
      (join) => join.onTrue(),
    )
    .select([
      'crewCheck.personId',
      'crewItem.id as crewItemId',
      'crewItem.projectId',
      sql<string>`(select function.caption from function where function.id = "crewItem"."functionId")`.as(
        'function',
      ),
      sql<string>`(select crew.name from crew where crew.id = "crewItem"."crewId")`.as('crew'),
      sql<string>`(select project.name from project where project.id = "crewItem"."projectId")`.as('project'),
      'crewItem.startDate as day',
      sql<number>`coalesce((extract(epoch from "crewItem"."endsAt" - "crewItem"."startsAt") / 60)::int, 0)`.as(
        'planned',
      ),
      presentMs.as('presentMs'),
      recordedBreakMs.as('recordedMs'),
      'crewCheck.approvedMinutes',
      'crewItem.payBasis as basis',
      'crewItem.payMinor',
      'crewItem.currency',
      sql<number | null>`${contractOn('payMinor')}`.as('contractMinor'),
      sql<string | null>`${contractOn('currency')}`.as('contractCurrency'),
      sql<string>`coalesce((select company.currency from project
        join company on company.id = project."companyId"
        where project.id = "crewItem"."projectId"), ${rules.currency})`.as('otherCurrency'),
    ])
    .where(sql<boolean>`"crewCheck".id = ${anyOf(checks)}`)
    .where('crewItem.startDate', '>=', days.from)
    .where('crewItem.startDate', '<=', days.to)
    .where(
      sql<boolean>`not exists (select from "payrollItem" where "payrollItem"."crewItemId" = "crewItem".id
        and (select payroll.status from payroll
          where payroll.id = "payrollItem"."payrollId") <> 'draft')`,
    )
    .execute();
  const found = new Map<string, ApprovedWork[]>();
  for (const { personId, planned, presentMs: present, recordedMs, approvedMinutes, ...row } of rows) {
    const { contractMinor, contractCurrency, project, crew, function: caption, ...work } = row;
    const line = {
      ...work,
      caption: jobName({ project, crew, function: caption }),
      plannedMinutes: planned - requiredBreak(planned, rules),
      checkedMinutes: present === null ? null : workedMinutes(present, recordedMs, rules),
      approvedMinutes: approvedMinutes ?? 0,
      contract:
        contractCurrency === null ? null : { payMinor: contractMinor ?? 0, currency: contractCurrency },
    };
    found.set(personId, [...(found.get(personId) ?? []), line]);
  }
  return found;
}

/** Of each person with a new approval the months that it lies in; held, so that no hours change meanwhile. */
export async function newlyApproved(db: Db, limit: number) {
  const rows = await db
    .selectFrom('crewCheck')
    .innerJoin('crewItem', 'crewItem.id', 'crewCheck.crewItemId')
    .innerJoin('person', 'person.id', 'crewCheck.personId')
    .select([
      'crewCheck.id',
      'crewCheck.personId',
      'crewItem.id as crewItemId',
      'crewItem.startDate as day',
      'person.kind',
    ])
    .where('crewCheck.state', '=', 'signedOff')
    .where(sql<boolean>`"crewCheck"."payrollAt" is distinct from "crewCheck"."approvedAt"`)
    .orderBy('crewCheck.personId')
    .orderBy('crewCheck.id')
    .limit(limit)
    .forUpdate('crewCheck')
    .skipLocked()
    .execute();
  return rows;
}

export const knowApprovals = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('crewCheck')
    .set((of) => ({ payrollAt: of.ref('approvedAt') }))
    .where('id', 'in', [...ids])
    .execute();
};
