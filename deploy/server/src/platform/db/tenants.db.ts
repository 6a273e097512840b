import type { Session } from './engine/engine.ts';

export type ClosedBundles = Readonly<Partial<Record<string, string>>>;

declare module './expression/column-types.ts' {
  interface JsonColumns {
    'tenant.closedBundles': ClosedBundles;
  }
}

export type TenantRow = {
  readonly id: string;
  readonly name: string;
  readonly bundles: readonly string[];
  readonly hosts: readonly string[];
  /** Where links in mails lead to; nothing where they follow the host that was asked. */
  readonly address: string | null;
};

/** Any number that all processes of one database agree on. */
const lockNumber = 4_711_003;

/** Two operators at once: the second waits, and sees what the first one did. */
export const lockTenants = async (session: Session): Promise<void> => {
  await session.query('select pg_advisory_xact_lock($1)', [lockNumber]);
};

export const tenantRows = async (session: Session): Promise<TenantRow[]> =>
  (
    await session.query(
      `select t.id, t.name, t.bundles, t.address,
         array(select h.host from "tenantHost" h where h."tenantId" = t.id order by h.host) as hosts
       from tenant t order by t.id`,
    )
  ).rows as TenantRow[];

export async function insertTenant(session: Session, tenant: TenantRow): Promise<void> {
  const { id, name, bundles, hosts, address } = tenant;
  const values = [id, name, bundles, address];
  await session.query('insert into tenant (id, name, bundles, address) values ($1, $2, $3, $4)', values);
  for (const host of hosts) {
    await session.query('insert into "tenantHost" (host, "tenantId") values ($1, $2)', [host, id]);
  }
}

/** False where there is no such tenant. */
export const setAddress = async (session: Session, id: string, address: string | null): Promise<boolean> =>
  (await session.query('update tenant set address = $2 where id = $1 returning id', [id, address])).rows
    .length > 0;

/** False where there is no such tenant. */
export const setStepUp = async (
  session: Session,
  id: string,
  { kinds, minutes }: { readonly kinds: readonly string[]; readonly minutes: number },
): Promise<boolean> =>
  (
    await session.query('update tenant set "stepUp" = $2, "stepUpMinutes" = $3 where id = $1 returning id', [
      id,
      [...kinds],
      minutes,
    ])
  ).rows.length > 0;

type Switched = { readonly off: readonly string[]; readonly on: readonly string[]; readonly at: Date };

export async function switchBundles(
  session: Session,
  { id, bundles }: TenantRow,
  { off, on, at }: Switched,
): Promise<string[]> {
  const now = [...bundles.filter((one) => !off.some((each) => each === one)), ...on];
  const closed = JSON.stringify(Object.fromEntries(off.map((one) => [one, at.toISOString()])));
  await session.query(
    `update tenant set bundles = $2, "closedBundles" = ("closedBundles" - $3::text[]) || $4::jsonb where id = $1`,
    [id, now, on, closed],
  );
  return now;
}
