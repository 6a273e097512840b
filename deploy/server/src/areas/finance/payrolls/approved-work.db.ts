import { jobName, requiredBreak, workedMinutes } from '@callboard/domain';
import type { ApprovedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { presentMs, recordedBreakMs } from '../finance/finance.public.ts';

const contracts = sql`from "staffContractVersion" v
  join "staffContract" k on k.id = v."contractId"
  where k."personId" = c."personId" and k."validFrom" <= i."startDate"
    and (k."validUntil" is null or k."validUntil" >= i."startDate") and v."validFrom" <= i."startDate"`;
const contractOn = (column: 'payMinor' | 'currency') =>
  sql`(select v.${sql.ref(column)} ${contracts} order by v."validFrom" desc limit 1)`;

/** Of `crewItem as i` and `crewCheck as c`: a contract pays the hours of that day. */
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
    .selectFrom('person as w')
    .select(['w.id', fullName('w').as('name')])
    .where('w.kind', '=', 'employee')
    .where((of) =>
      of.exists(
        of
          .selectFrom('crewCheck as c')
          .select('c.id')
          .whereRef('c.personId', '=', 'w.id')
          .where('c.state', '=', 'signedOff')
          .where('c.day', '>=', from)
          .where('c.day', '<=', to),
      ),
    )
    .orderBy('w.lastName')
    .orderBy('w.firstName')
    .orderBy('w.id')
    .execute();

/** Of them those with a position for which neither it nor a contract says the pay, by name. */
export async function peopleWithOpenPay(db: Db, { from, to }: Days) {
  const { rows } = await sql<{ id: string; name: string }>`
    select w.id, ${fullName('w')} as name from person w
    where w.kind = 'employee' and w.id in (
      select c."personId" from "crewItem" i
      join "crewCheck" c on c."crewItemId" = i.id and c.state = 'signedOff'
      where i."startDate" between ${from} and ${to} and i."payMinor" is null and i."payBasis" <> 'none'
        and (i."payBasis" <> 'hour' or not exists (select ${contracts})))
    order by w."lastName", w."firstName", w.id`.execute(db);
  return rows;
}

/** Positions that stand on a draft already: what they are paid is the accountant's to say. */
export async function draftedItems(db: Db, people: readonly string[], from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payrollItem as i')
    .innerJoin('payroll as p', 'p.id', 'i.payrollId')
    .select('i.crewItemId as id')
    .where(sql<boolean>`p."personId" = ${anyOf(people)}`)
    .where('p.fromDay', '=', from)
    .where('p.status', '=', 'draft')
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
    .selectFrom('crewCheck as c')
    .innerJoinLateral(
      (of) =>
        of.selectFrom('crewItem as x').selectAll('x').whereRef('x.id', '=', 'c.crewItemId').limit(1).as('i'),
      (join) => join.onTrue(),
    )
    .select([
      'c.personId',
      'i.id as crewItemId',
      'i.projectId',
      sql<string>`(select f.caption from function f where f.id = i."functionId")`.as('function'),
      sql<string>`(select k.name from crew k where k.id = i."crewId")`.as('crew'),
      sql<string>`(select p.name from project p where p.id = i."projectId")`.as('project'),
      'i.startDate as day',
      sql<number>`coalesce((extract(epoch from i."endsAt" - i."startsAt") / 60)::int, 0)`.as('planned'),
      presentMs.as('presentMs'),
      recordedBreakMs.as('recordedMs'),
      'c.approvedMinutes',
      'i.payBasis as basis',
      'i.payMinor',
      'i.currency',
      sql<number | null>`${contractOn('payMinor')}`.as('contractMinor'),
      sql<string | null>`${contractOn('currency')}`.as('contractCurrency'),
      sql<string>`coalesce((select k.currency from project p
        join company k on k.id = p."companyId"
        where p.id = i."projectId"), ${rules.currency})`.as('otherCurrency'),
    ])
    .where(sql<boolean>`c.id = ${anyOf(checks)}`)
    .where('i.startDate', '>=', days.from)
    .where('i.startDate', '<=', days.to)
    .where(
      sql<boolean>`not exists (select from "payrollItem" t where t."crewItemId" = i.id and (select y.status from payroll y
          where y.id = t."payrollId") <> 'draft')`,
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
    .selectFrom('crewCheck as c')
    .innerJoin('crewItem as i', 'i.id', 'c.crewItemId')
    .innerJoin('person as w', 'w.id', 'c.personId')
    .select(['c.id', 'c.personId', 'i.id as crewItemId', 'i.startDate as day', 'w.kind'])
    .where('c.state', '=', 'signedOff')
    .where(sql<boolean>`c."payrollAt" is distinct from c."approvedAt"`)
    .orderBy('c.personId')
    .orderBy('c.id')
    .limit(limit)
    .forUpdate('c')
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
