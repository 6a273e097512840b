import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  // A row never changes: what is new is another row, so a signed address always means the same bytes.
  await tenantTable(
    'file',
    `id text not null,
     content text not null,
     name text not null,
     type text not null,
     size int not null check (size >= 0),
     private boolean not null,
     created_at timestamptz not null,
     primary key (tenant_id, id)`,
  );
};
