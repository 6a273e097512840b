import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await sql(`
    alter table document_type
      -- To whom a signatory may hand the signature on.
      add column delegation text not null default 'none' check (delegation in ('none', 'people', 'anybody'));
    alter table signatory
      -- Who had this place before; it is handed on once.
      add column delegated_by text,
      add column delegated_by_name text not null default '',
      add column delegated_at timestamptz,
      -- Of the mails to somebody who is not of the tenant.
      add column language text,
      -- Where links by mail lead: known from the first one, needed by reminders.
      add column link_origin text not null default '',
      add foreign key (tenant_id, delegated_by) references person (tenant_id, id),
      add check ((delegated_by is null) = (delegated_at is null));
    create index signatory_delegated_by on signatory (tenant_id, delegated_by) where delegated_by is not null;
  `);
  // Signing without a login: a link by mail stands for one signatory. Of its token only the hash is kept.
  await tenantTable(
    'signing_link',
    `token_hash text not null,
     signatory_id text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (tenant_id, token_hash),
     foreign key (tenant_id, signatory_id) references signatory (tenant_id, id) on delete cascade`,
  );
  await sql('create index signing_link_of on signing_link (tenant_id, signatory_id)');
};
