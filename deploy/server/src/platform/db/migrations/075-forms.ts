import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    alter table form_result
      add column signer_name text not null default '',
      add column signed_at timestamptz,
      -- A passed training counts to this day.
      add column valid_until date,
      -- The last of the reminders before that day, as days.
      add column reminded_days int;
    alter table form_assignment add column reminded_at timestamptz;
    create index form_result_expiring on form_result (tenant_id, valid_until) where passed;
    alter table security_check
      -- The end of the shift: what has not been done by then is missing.
      add column ends_at timestamptz,
      add column missing_told_at timestamptz,
      add column signer_name text not null default '',
      add column signed_at timestamptz,
      add column version int not null default 1;
    create index security_check_undone on security_check (tenant_id, due_from) where done_at is null;
  `);
};
