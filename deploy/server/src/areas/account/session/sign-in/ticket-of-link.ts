import type { Database } from '#platform/db/database.ts';
import { tenantOfHost, withTenant } from '#platform/db/with-tenant.ts';
import { createTicket } from './ticket.ts';
import type { LinkLogin } from './ticket.ts';

const bounded = (text: string | undefined, length: number) => text !== undefined && text.length <= length;

/** A ticket for what a link's address carried, or null where no tenant answers or nothing sensible was carried. */
export async function ticketOfLink(
  database: Database,
  host: string,
  { login, password }: LinkLogin,
  now: Date,
): Promise<string | null> {
  const name = login.trim();
  if (!name || !bounded(name, 120) || (password !== undefined && !bounded(password, 200))) return null;
  const tenant = await tenantOfHost(database, host);
  if (tenant === null) return null;
  const content = { login: name, ...(password === undefined ? {} : { password }) };
  return withTenant(database, tenant, (db) => createTicket(db, content, now), { little: true });
}
