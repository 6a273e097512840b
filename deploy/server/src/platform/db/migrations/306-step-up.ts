import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- What a tenant asks a fresh proof for, and how long one counts.
    alter table tenant add column step_up text[] not null default '{}'
        check (step_up <@ array['payrolls', 'signing', 'erasing']),
      add column step_up_minutes integer not null default 15 check (step_up_minutes between 1 and 1440);
    alter table login_session
      add column signed_in_by text not null default 'password'
        check (signed_in_by in ('password', 'code', 'passkey', 'link')),
      add column proved_at timestamptz;
  `);
};
