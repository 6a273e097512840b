import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'unsubscribe_link',
    `token_hash text not null,
     email text not null,
     list text not null,
     primary key (tenant_id, token_hash)`,
  );
  // Twice the same wish is one row: unsubscribing again changes nothing.
  await tenantTable(
    'unsubscription',
    `email text not null,
     list text not null,
     at timestamptz not null,
     primary key (tenant_id, email, list)`,
  );
};
