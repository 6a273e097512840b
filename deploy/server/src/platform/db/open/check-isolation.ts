import type { Database } from '../database.ts';
import type { Session } from '../engine/engine.ts';
import { appRole } from '../app-role.ts';

class IsolationBroken extends Error {
  constructor(why: string) {
    super(`Tenants would not be kept apart: ${why}`);
    this.name = 'IsolationBroken';
  }
}

const roleQuery = `
  select rolsuper or rolbypassrls as bypasses,
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relowner = r.oid) as owns
  from pg_roles r where rolname = $1`;

const tableQuery = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')
    and (c.relname = 'tenant' or exists (select from pg_attribute a
      where a.attrelid = c.oid and replace(lower(a.attname), '_', '') = 'tenantid' and not a.attisdropped))
    and not (c.relrowsecurity and c.relforcerowsecurity
      and exists (select from pg_policy p where p.polrelid = c.oid))
  order by 1`;

/** Refuses when this session's database would not keep tenants apart. */
export async function refuseOpenTenants(session: Session): Promise<void> {
  const [role] = (await session.query(roleQuery, [appRole])).rows;
  if (!role) throw new IsolationBroken(`the role ${appRole} is missing`);
  if (role['bypasses']) throw new IsolationBroken(`the role ${appRole} may bypass row-level security`);
  if (role['owns']) throw new IsolationBroken(`the role ${appRole} owns tables`);
  const open = (await session.query(tableQuery)).rows.map((row) => String(row['name']));
  if (open.length > 0) throw new IsolationBroken(`without a policy: ${open.join(', ')}`);
}

/** Whether it signed in to a PostgreSQL as a superuser. PGlite has no other user, and nobody else signs in to it. */
export async function isSuperuser({ kind, asOwner }: Database): Promise<boolean> {
  if (kind === 'PGlite') return false;
  const { rows } = await asOwner((session) =>
    session.query('select rolsuper as super from pg_roles where rolname = session_user'),
  );
  return rows[0]?.['super'] === true;
}

/** Run at every start: a server that could show one tenant's rows to another does not start. */
export const checkIsolation = (database: Database): Promise<void> => database.asOwner(refuseOpenTenants);
