import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'idempotency_key',
    `owner text not null,
     key text not null,
     request_hash text not null,
     status int not null,
     headers jsonb not null,
     answer text,
     created_at timestamptz not null,
     primary key (tenant_id, owner, key)`,
  );
  await sql('create index idempotency_key_age on idempotency_key (tenant_id, created_at)');
  await tenantTable(
    'rate_limit',
    `bucket text not null,
     failures int not null,
     last_at timestamptz not null,
     open_at timestamptz not null,
     primary key (tenant_id, bucket)`,
  );
};
