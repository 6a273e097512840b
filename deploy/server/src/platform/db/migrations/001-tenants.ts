import { appRole, ensureAppRole } from '../app-role.ts';
import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(ensureAppRole);
  await sql(`
    grant usage on schema public to ${appRole};

    create table tenant (
      id text primary key,
      name text not null,
      bundles text[] not null default '{}'
    );
    alter table tenant enable row level security;
    alter table tenant force row level security;
    create policy own_tenant on tenant
      using (id = current_setting('callboard.tenant', true) or current_user <> '${appRole}');
    grant select, update on tenant to ${appRole};

    create table tenant_host (
      host text primary key,
      tenant_id text not null references tenant (id)
    );
    alter table tenant_host enable row level security;
    alter table tenant_host force row level security;
    -- One host at a time can be looked up without knowing the tenant; a list of hosts can not.
    create policy named_host on tenant_host
      using (host = current_setting('callboard.host', true)
        or tenant_id = current_setting('callboard.tenant', true)
        or current_user <> '${appRole}');
    grant select on tenant_host to ${appRole};

    create table secret (name text primary key, value text not null);
  `);
};
