import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'passkey',
    `-- The authenticator's own id of it.
     id text not null,
     login_id text not null,
     public_key text not null,
     counter bigint not null,
     transports text[] not null default '{}',
     name text not null,
     added_at timestamptz not null,
     last_used_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await sql('create index passkey_of_login on passkey (tenant_id, login_id, added_at)');
  // What an authenticator signs. Taken out by the first answer, right or wrong.
  await tenantTable(
    'passkey_challenge',
    `challenge_hash text not null,
     purpose text not null check (purpose in ('signIn', 'add', 'prove')),
     login_id text,
     expires_at timestamptz not null,
     primary key (tenant_id, challenge_hash),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade,
     constraint passkey_challenge_whose check ((purpose = 'signIn') = (login_id is null))`,
  );
};
