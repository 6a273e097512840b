import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import type { Db } from '#platform/db/tables.ts';
import { isThisMachine } from '#platform/loopback.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { loginByName } from '../../areas/account/session/session/login.db.ts';
import { addLink } from '../../areas/account/session/password/add-link.ts';
import { spendLinksOf } from '../../areas/account/session/password/password-link.db.ts';
import { fillTenant } from './fill-tenant.ts';
import type { NewTenant } from './arguments/read-create.ts';
import { TenantCommandRefused } from './arguments/refused.ts';
import { insertTenant, lockTenants, tenantRows } from '#platform/db/tenants.db.ts';
import type { TenantRow } from '#platform/db/tenants.db.ts';

export type Created = {
  readonly link: string;
  readonly until: Date;
  /** It was there already, and its first person has not been in yet. */
  readonly again: boolean;
};

type At = { readonly now: Date; readonly port: number };

/** People are sent to the tenant's own address or host; on this machine there is no certificate. */
const originOf = ({ address, hosts: [host = ''] }: NewTenant, port: number): string =>
  address ?? (isThisMachine(host) ? `http://${host}:${port}` : `https://${host}`);

async function welcome(db: Db, tenant: NewTenant, { now, port }: At, again: boolean): Promise<Created> {
  const login = await loginByName(db, tenant.office.login);
  if (!login || (again && (login.passwordHash || login.blocked)))
    throw new TenantCommandRefused(
      `The tenant "${tenant.id}" is there already. Name another one with --id, or list them: pnpm tenant list`,
    );
  await spendLinksOf(db, login.id, now);
  const origin = originOf(tenant, port);
  const { link, until } = await addLink('welcome', login.id, { db, origin, now });
  await noteActivity(db, {
    personId: login.personId,
    category: 'tenant',
    caption: 'welcome_link_made',
    subject: { kind: 'tenant', id: tenant.id },
    at: now,
  });
  return { link, until, again };
}

/** Exactly this tenant, where it is there already. */
async function tenantThere(session: Session, wanted: NewTenant): Promise<TenantRow | undefined> {
  const tenants = await tenantRows(session);
  const known = tenants.find(({ id }) => id === wanted.id);
  const taken = tenants
    .filter(({ id }) => id !== wanted.id)
    .flatMap(({ id, hosts }) =>
      hosts
        .filter((host) => wanted.hosts.includes(host))
        .map((host) => `The host ${host} is taken: it belongs to the tenant "${id}".`),
    );
  if (taken.length > 0) throw new TenantCommandRefused(...taken);
  if (known && known.hosts.join() !== wanted.hosts.toSorted().join())
    throw new TenantCommandRefused(
      `The tenant "${wanted.id}" is there already, with the hosts ${known.hosts.join(', ')}. Name another one with --id.`,
    );
  return known;
}

/**
 * A tenant with all that its first person needs, in one transaction. Run again while nobody has used the welcome link,
 * it changes nothing and gives another link in place of the first.
 */
export const createTenant = (database: Database, wanted: NewTenant, at: At): Promise<Created> =>
  asOperator(database, async ({ session, inTenant }) => {
    await lockTenants(session);
    const there = await tenantThere(session, wanted);
    if (!there) {
      await insertTenant(session, wanted);
      await inTenant(wanted.id, (db) => fillTenant(db, wanted, at.now));
    }
    const tenant = { ...wanted, address: there ? there.address : wanted.address };
    return inTenant(wanted.id, (db) => welcome(db, tenant, at, there !== undefined));
  });
