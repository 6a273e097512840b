import { breakOwed } from '@callboard/domain';
import type { ApprovedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

const checked = sql<number | null>`case when c.checked_until is null then null
  else (extract(epoch from c.checked_until - c.checked_from) / 60)::int end`;
const recordedBreaks = sql<
  number | null
>`(select (sum(extract(epoch from least(coalesce(b.until_at, c.checked_until), c.checked_until)
    - greatest(b.from_at, c.checked_from))) / 60)::int
  from crew_break b where b.tenant_id = c.tenant_id and b.check_id = c.id)`;
const contractOn = (column: 'pay_minor' | 'currency') => sql`(select v.${sql.ref(column)}
  from staff_contract_version v join staff_contract k on k.tenant_id = v.tenant_id and k.id = v.contract_id
  where k.tenant_id = i.tenant_id and k.person_id = c.person_id and k.valid_from <= i.start_date
    and (k.valid_until is null or k.valid_until >= i.start_date) and v.valid_from <= i.start_date
  order by v.valid_from desc limit 1)`;

/** What a person has worked in a month and what was signed off of it, without what stands on a released payroll. */
export async function approvedWork(
  db: Db,
  { personId, from, to }: { personId: string; from: string; to: string },
  rules: TenantRules,
): Promise<ApprovedWork[]> {
  const rows = await db
    .selectFrom('crew_check as c')
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'c.tenant_id').onRef('i.id', '=', 'c.crew_item_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .leftJoin('company as k', (join) =>
      join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.company_id'),
    )
    .select([
      'i.id as crewItemId',
      'i.project_id as projectId',
      sql<string>`f.caption || ', ' || p.name`.as('caption'),
      'i.start_date as day',
      sql<number>`coalesce((extract(epoch from i.ends_at - i.starts_at) / 60)::int, 0)`.as('planned'),
      checked.as('checked'),
      recordedBreaks.as('breaks'),
      'c.approved_minutes as approvedMinutes',
      'i.pay_basis as basis',
      'i.pay_minor as payMinor',
      'i.currency',
      sql<number | null>`${contractOn('pay_minor')}`.as('contractMinor'),
      sql<string | null>`${contractOn('currency')}`.as('contractCurrency'),
      sql<string>`coalesce(k.currency, 'EUR')`.as('otherCurrency'),
    ])
    .where('c.person_id', '=', personId)
    .where('c.state', '=', 'signedOff')
    .where('i.start_date', '>=', from)
    .where('i.start_date', '<=', to)
    .where(
      sql<boolean>`not exists (select from payroll_item t join payroll y on y.tenant_id = t.tenant_id
        and y.id = t.payroll_id where t.tenant_id = i.tenant_id and t.crew_item_id = i.id
          and y.status <> 'draft')`,
    )
    .execute();
  return rows.map(({ planned, checked: present, breaks, approvedMinutes, ...row }) => {
    const { contractMinor, contractCurrency, ...work } = row;
    return {
      ...work,
      plannedMinutes: planned - breakOwed(planned, rules),
      checkedMinutes: present === null ? null : Math.max(0, present - (breaks ?? breakOwed(present, rules))),
      approvedMinutes: approvedMinutes ?? 0,
      contract:
        contractCurrency === null ? null : { payMinor: contractMinor ?? 0, currency: contractCurrency },
    };
  });
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
