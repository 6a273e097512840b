import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'one_time_code',
    `login_id text not null,
     -- Locked by the installation's key: who reads this table makes no codes.
     locked_key text not null,
     begun_at timestamptz not null,
     -- Asked for at the sign-in from then on.
     confirmed_at timestamptz,
     -- The step of 30 seconds whose code was used last: none works twice.
     last_step bigint not null default 0,
     primary key (tenant_id, login_id),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'recovery_code',
    `login_id text not null,
     code_hash text not null,
     used_at timestamptz,
     primary key (tenant_id, login_id, code_hash),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  // The right password was given, the code is still missing.
  await tenantTable(
    'code_ticket',
    `ticket_hash text not null,
     login_id text not null,
     tries integer not null default 0,
     expires_at timestamptz not null,
     primary key (tenant_id, ticket_hash),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await sql('create index code_ticket_expires on code_ticket (tenant_id, expires_at)');
};
