import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'login_session',
    `id text not null,
     login_id text not null,
     cookie_hash text not null,
     device text not null,
     started_at timestamptz not null,
     last_seen_at timestamptz not null,
     ended_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await sql('create index login_session_of_login on login_session (tenant_id, login_id, last_seen_at desc)');
  // What a link carried, sealed by the ticket itself: these rows alone open nothing.
  await tenantTable(
    'login_ticket',
    `ticket_hash text not null,
     sealed text not null,
     expires_at timestamptz not null,
     primary key (tenant_id, ticket_hash)`,
  );
};
