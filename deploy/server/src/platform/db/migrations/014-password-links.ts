import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'password_link',
    `token_hash text not null,
     kind text not null check (kind in ('welcome', 'reset')),
     login_id text not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     primary key (tenant_id, token_hash),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await sql('create index password_link_of_login on password_link (tenant_id, login_id)');
};
