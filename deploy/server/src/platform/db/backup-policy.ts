/** The setting that a backup switches on for its own session. */
export const backupSetting = 'callboard.backup';

/**
 * Lets the owner of a tenant's table read all of its rows, only while it makes or checks a backup. It is for this
 * one role, so statements of the role that handlers run in are planned without it.
 */
export const backupPolicyOn = (table: string): string =>
  `create policy backup on ${table} for select to current_user
    using (current_setting('${backupSetting}', true) = 'on')`;

/** The same on every table of tenants that has none for this role. */
export const addBackupPolicies = `
  do $$ declare found record; begin
    for found in
      select c.oid::regclass::text as name,
        exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup') as outdated
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relrowsecurity and c.relname not in ('tenant', 'tenant_host', 'tenantHost')
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup'
          and p.polroles = array[(select oid from pg_roles where rolname = current_user)])
    loop
      if found.outdated then execute format('drop policy backup on %s', found.name); end if;
      execute format($policy$${backupPolicyOn('%s')}$policy$, found.name);
    end loop;
  end $$;`;
