import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    alter table payroll
      -- The accountant who released it; what is declined comes back to them.
      add column released_by text,
      -- Told once for each window that it ends soon.
      add column reminded_at timestamptz;
    create index payroll_by_period on payroll (tenant_id, from_day desc, id);
    create index receipt_by_status on receipt (tenant_id, status, date desc);
    create index receipt_same on receipt (tenant_id, person_id, date, gross_minor);
    create index invoice_unpaid on invoice (tenant_id, currency, due_date) where paid_date is null;
  `);
};
