import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  // What has to be removed outside of the tenant's tables after a person was erased. It names the person, so it lives
  // only until that is done, and no job carries it.
  await tenantTable(
    'erasure',
    `id text not null,
     email text not null,
     words jsonb not null,
     contents jsonb not null,
     at timestamptz not null,
     primary key (tenant_id, id)`,
  );
};
