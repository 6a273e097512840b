import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await sql(`
    alter table crew_check add column signed_at timestamptz,
      add constraint crew_check_signed check ((signed_at is null) = (signed_file_id is null));
    create index crew_photo_by_state on crew_photo (tenant_id, state, submitted_at);
  `);
  // What somebody has been reminded of for a position, so that it happens once.
  await tenantTable(
    'crew_item_reminder',
    `crew_item_id text not null,
     kind text not null check (kind in ('preCallMissing', 'noShow')),
     at timestamptz not null,
     primary key (tenant_id, crew_item_id, kind),
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id) on delete cascade`,
  );
};
