import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- The approval that the drafts of payrolls know of; another one makes them follow.
    alter table crew_check add column payroll_at timestamptz;
    create index crew_check_unpaid on crew_check (tenant_id, person_id)
      where state = 'signedOff' and payroll_at is distinct from approved_at;
    create index crew_check_approved on crew_check (tenant_id, person_id, approved_at) where approved_at is not null;

    -- What an item of a draft was made of. What an accountant wrote over it stays until that changes.
    alter table payroll_item add column made_of jsonb;
    create unique index payroll_one_draft on payroll (tenant_id, person_id, from_day, currency)
      where status = 'draft';

    -- Up to when the days of a plus crew know what was approved; empty: not at all.
    alter table plus_crew add column days_known_at timestamptz;

    -- Planner and office are told once of a request that waits.
    alter table absence add column reminded_at timestamptz;
    create index absence_waiting on absence (tenant_id, requested_at)
      where status in ('requested', 'cancelRequested') and reminded_at is null;
  `);
};
