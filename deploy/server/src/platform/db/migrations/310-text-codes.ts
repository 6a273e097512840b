import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await sql(`
    alter table notification_setting
      -- When the code that was sent to the number was entered. Text messages go out from then on.
      add column text_verified_at timestamptz,
      add constraint notification_setting_text_verified check (text_verified_at is null or text_number is not null)`);
  await tenantTable(
    'text_code',
    `person_id text not null,
     -- A late job of the request before sends nothing.
     request text not null,
     requested_at timestamptz not null,
     -- By a key that is not in the database; made when the text message goes out.
     code_hash text,
     expires_at timestamptz,
     failed_at timestamptz,
     tries integer not null default 0 check (tries between 0 and 5),
     check ((code_hash is null) = (expires_at is null)),
     primary key (tenant_id, person_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
};
