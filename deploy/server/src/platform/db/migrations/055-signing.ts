import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // The signature that a person keeps for the next time.
  await tenantTable(
    'saved_signature',
    `person_id text not null,
     how text not null check (how in ('drawn', 'typed')),
     image_file_id text,
     typed_name text not null default '',
     saved_at timestamptz not null,
     primary key (tenant_id, person_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, image_file_id) references file (tenant_id, id),
     check ((how = 'drawn') = (image_file_id is not null))`,
  );
  await sql(`
    alter table document
      -- The last of the steps (60, 30, 7 days) at which its end was told.
      add column expiry_told_days int,
      -- What it takes the place of, once it is approved.
      add column replaces_id text;
    -- Whether a file is known is asked by its bytes.
    create index file_by_content on file (tenant_id, content);
    create index document_by_file on document (tenant_id, file_id) where file_id is not null;
    create index document_by_signed_file on document (tenant_id, signed_file_id) where signed_file_id is not null;
    create index document_by_deadline on document (tenant_id, expires_at) where expires_at is not null;
  `);
};
