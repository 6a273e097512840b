import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  // A file that has arrived and that no call has taken yet.
  await tenantTable(
    'upload',
    `id text not null,
     file_id text not null,
     login_id text not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, file_id) references file (tenant_id, id) on delete cascade,
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
};
