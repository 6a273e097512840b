import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    alter table notification_setting
      -- The number that a person wants text messages at, and when they agreed to them.
      add column text_number text,
      add column text_agreed_at timestamptz,
      add constraint notification_setting_text check ((text_number is null) = (text_agreed_at is null));
    alter table notification add column texted_at timestamptz;
    drop index notification_unanswered;
    -- Told by push or text message, and nobody has looked at it.
    create index notification_unanswered on notification (tenant_id, (coalesce(pushed_at, texted_at)))
      where coalesce(pushed_at, texted_at) is not null and read_at is null and mailed_at is null;
    create index notification_texted on notification (tenant_id, person_id, texted_at) where texted_at is not null;
    -- How a tenant's text messages go out: the request to its provider, locked.
    alter table tenant_key drop constraint tenant_key_kind_check,
      add constraint tenant_key_kind_check check (kind in ('push', 'seal', 'text'))`);
};
