import { jobName, requiredBreak, workedMinutes } from '@callboard/domain';
import type { ApprovedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { presentMs, recordedBreakMs } from '../finance/finance.public.ts';

const contracts = sql`from staff_contract_version v
  join staff_contract k on k.tenant_id = v.tenant_id and k.id = v.contract_id
  where k.tenant_id = i.tenant_id and k.person_id = c.person_id and k.valid_from <= i.start_date
    and (k.valid_until is null or k.valid_until >= i.start_date) and v.valid_from <= i.start_date`;
const contractOn = (column: 'pay_minor' | 'currency') =>
  sql`(select v.${sql.ref(column)} ${contracts} order by v.valid_from desc limit 1)`;

/** Of `crew_item as i` and `crew_check as c`: a contract pays the hours of that day. */
export const hasContractOn = sql<boolean>`${contractOn('currency')} is not null`;

type Days = { from: string; to: string };
type Month = Days & { personId: string };

/** Checks of people that are signed off and lie about these days. */
async function checksAbout(db: Db, people: readonly string[], { from, to }: Days): Promise<string[]> {
  const rows = await db
    .selectFrom('crew_check')
    .select('id')
    .where(sql<boolean>`person_id = ${anyOf(people)}`)
    .where(sql<boolean>`planned_from >= ${from}::date - 2`)
    .where(sql<boolean>`planned_from < ${to}::date + 3`)
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
          .selectFrom('crew_check as c')
          .select('c.id')
          .whereRef('c.tenant_id', '=', 'w.tenant_id')
          .whereRef('c.person_id', '=', 'w.id')
          .where('c.state', '=', 'signedOff')
          .where('c.day', '>=', from)
          .where('c.day', '<=', to),
      ),
    )
    .orderBy('w.last_name')
    .orderBy('w.first_name')
    .orderBy('w.id')
    .execute();

/** Of them those with a position for which neither it nor a contract says the pay, by name. */
export async function peopleWithOpenPay(db: Db, { from, to }: Days) {
  const { rows } = await sql<{ id: string; name: string }>`
    select w.id, ${fullName('w')} as name from person w
    where w.kind = 'employee' and w.id in (
      select c.person_id from crew_item i
      join crew_check c on c.tenant_id = i.tenant_id and c.crew_item_id = i.id and c.state = 'signedOff'
      where i.start_date between ${from} and ${to} and i.pay_minor is null and i.pay_basis <> 'none'
        and (i.pay_basis <> 'hour' or not exists (select ${contracts})))
    order by w.last_name, w.first_name, w.id`.execute(db);
  return rows;
}

/** Positions that stand on a draft already: what they are paid is the accountant's to say. */
export async function draftedItems(db: Db, people: readonly string[], from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payroll_item as i')
    .innerJoin('payroll as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.payroll_id'),
    )
    .select('i.crew_item_id as id')
    .where(sql<boolean>`p.person_id = ${anyOf(people)}`)
    .where('p.from_day', '=', from)
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
    .selectFrom('crew_check as c')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('crew_item as x')
          .selectAll('x')
          .whereRef('x.tenant_id', '=', 'c.tenant_id')
          .whereRef('x.id', '=', 'c.crew_item_id')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .select([
      'c.person_id as personId',
      'i.id as crewItemId',
      'i.project_id as projectId',
      sql<string>`(select f.caption from function f where f.tenant_id = i.tenant_id and f.id = i.function_id)`.as(
        'function',
      ),
      sql<string>`(select k.name from crew k where k.tenant_id = i.tenant_id and k.id = i.crew_id)`.as(
        'crew',
      ),
      sql<string>`(select p.name from project p where p.tenant_id = i.tenant_id and p.id = i.project_id)`.as(
        'project',
      ),
      'i.start_date as day',
      sql<number>`coalesce((extract(epoch from i.ends_at - i.starts_at) / 60)::int, 0)`.as('planned'),
      presentMs.as('presentMs'),
      recordedBreakMs.as('recordedMs'),
      'c.approved_minutes as approvedMinutes',
      'i.pay_basis as basis',
      'i.pay_minor as payMinor',
      'i.currency',
      sql<number | null>`${contractOn('pay_minor')}`.as('contractMinor'),
      sql<string | null>`${contractOn('currency')}`.as('contractCurrency'),
      sql<string>`coalesce((select k.currency from project p
        join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
        where p.tenant_id = i.tenant_id and p.id = i.project_id), ${rules.currency})`.as('otherCurrency'),
    ])
    .where(sql<boolean>`c.id = ${anyOf(checks)}`)
    .where('i.start_date', '>=', days.from)
    .where('i.start_date', '<=', days.to)
    .where(
      sql<boolean>`not exists (select from payroll_item t where t.tenant_id = i.tenant_id
        and t.crew_item_id = i.id and (select y.status from payroll y
          where y.tenant_id = t.tenant_id and y.id = t.payroll_id) <> 'draft')`,
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
    .selectFrom('crew_check as c')
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'c.tenant_id').onRef('i.id', '=', 'c.crew_item_id'),
    )
    .innerJoin('person as w', (join) =>
      join.onRef('w.tenant_id', '=', 'c.tenant_id').onRef('w.id', '=', 'c.person_id'),
    )
    .select(['c.id', 'c.person_id as personId', 'i.id as crewItemId', 'i.start_date as day', 'w.kind'])
    .where('c.state', '=', 'signedOff')
    .where(sql<boolean>`c.payroll_at is distinct from c.approved_at`)
    .orderBy('c.person_id')
    .orderBy('c.id')
    .limit(limit)
    .forUpdate('c')
    .skipLocked()
    .execute();
  return rows;
}

export const knowApprovals = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('crew_check')
    .set((of) => ({ payroll_at: of.ref('approved_at') }))
    .where('id', 'in', [...ids])
    .execute();
};
