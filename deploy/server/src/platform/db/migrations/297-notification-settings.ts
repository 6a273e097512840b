import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // How somebody wants to be told what; who never chose has no row.
  await tenantTable(
    'notification_setting',
    `person_id text not null,
     ways jsonb not null default '{}',
     quiet_from time,
     quiet_until time,
     changed_at timestamptz not null,
     primary key (tenant_id, person_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     -- Hours that begin when they end would be none, or the whole day.
     constraint notification_setting_quiet
       check (quiet_from is null and quiet_until is null
         or quiet_from is not null and quiet_until is not null and quiet_from <> quiet_until)`,
  );
  await sql(`
    -- Came in quiet hours: told by push when they are over.
    alter table notification add column push_after timestamptz;
    create index notification_later on notification (tenant_id, push_after) where push_after is not null;
    -- Pushed, and nobody has looked at it.
    create index notification_unanswered on notification (tenant_id, pushed_at)
      where pushed_at is not null and read_at is null and mailed_at is null;
  `);
};
