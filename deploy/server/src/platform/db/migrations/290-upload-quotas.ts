import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // How much each login has sent in each stretch of some minutes. Uploads that are taken or dropped still count.
  await tenantTable(
    'upload_use',
    `login_id text not null,
     began_at timestamptz not null,
     bytes bigint not null check (bytes > 0),
     primary key (tenant_id, login_id, began_at),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await sql('create index upload_use_at on upload_use (tenant_id, began_at)');
};
