import { escapeIdentifier } from 'pg';
import type { Database } from '#platform/db/database.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import { schemaOf } from '../../swap/clone.db.ts';

/** A tenant's keys are locked under its name; a copy makes its own when it needs them. Hosts belong to one tenant. */
const own = new Set(['tenantHost', 'tenantKey']);

export type Copy = { readonly of: string; readonly as: string };

/** What a tenant is before its first project: its settings, catalogue and companies, its people and their rates. */
export const beforeWork: ReadonlySet<string> = new Set([
  'tenantCompany',
  'tenantSetting',
  'bankHoliday',
  'catalogueEntry',
  'documentType',
  'function',
  'functionSkill',
  'skill',
  'company',
  'contact',
  'rateCard',
  'rateCardItem',
  'file',
  'fileSize',
  'login',
  'loginRight',
  'loginType',
  'person',
  'personFunction',
  'personSkill',
  'staffContract',
  'staffContractVersion',
]);

async function inTransaction(database: Database, work: (session: Session) => Promise<void>): Promise<void> {
  await database.asOwner(async (session) => {
    await session.script('begin');
    try {
      // Asks no key and no trigger: the rows were right where they come from.
      await session.script('set local session_replication_role = replica');
      await work(session);
      await session.script('commit');
    } catch (error) {
      await session.script('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Every row of a tenant, or those of some tables, with their ids, as rows of another one. That one need not be a tenant
 * yet.
 */
export const copyRows = (database: Database, { of, as }: Copy, only?: ReadonlySet<string>): Promise<void> =>
  inTransaction(database, async (session) => {
    const { columns } = await schemaOf(session);
    for (const [table, all] of columns) {
      if (own.has(table) || (only && !only.has(table))) continue;
      const names = all
        .filter((name) => name !== 'tenantId')
        .map((name) => `, ${escapeIdentifier(name)}`)
        .join('');
      await session.query(
        `insert into ${escapeIdentifier(table)} ("tenantId"${names}) select $2${names} from ${escapeIdentifier(table)} where "tenantId" = $1`,
        [of, as],
      );
    }
  });

/** Makes a tenant of rows that were copied: named and furnished as another one, on a host of its own. */
export const openCopy = (database: Database, { of, as }: Copy, host: string): Promise<void> =>
  inTransaction(database, async (session) => {
    await session.query(
      `insert into tenant select (jsonb_populate_record(t, jsonb_build_object('id', $2::text))).*
       from tenant t where id = $1`,
      [of, as],
    );
    await session.query('insert into "tenantHost" (host, "tenantId") values ($1, $2)', [host, as]);
  });

/**
 * Lets the database count on as many tenants, of one size. By the statistics of before, a copy has no rows, and plans
 * for none take seconds; to look through all tables again costs more than to copy them.
 */
export const countOnTenants = (database: Database, tenants: number): Promise<void> =>
  inTransaction(database, async (session) => {
    await session.query(
      `update pg_statistic s set stadistinct = $1, stakind1 = 0, stanumbers1 = null, stavalues1 = null,
         stakind2 = 0, stanumbers2 = null, stakind3 = 0, stanumbers3 = null
       from pg_attribute a
       where a.attrelid = s.starelid and a.attnum = s.staattnum and a.attname = 'tenantId'`,
      [tenants],
    );
  });

/** Nobody reaches it any more, and no job visits it. Its rows stay: taking them out would cost more. */
export const closeTenant = (database: Database, id: string): Promise<void> =>
  inTransaction(database, async (session) => {
    await session.query('delete from "tenantHost" where "tenantId" = $1', [id]);
    await session.query('delete from tenant where id = $1', [id]);
  });

/** Gives everybody who has a password this one, by its hash. */
export const setPasswords = (database: Database, passwordHash: string): Promise<void> =>
  inTransaction(database, async (session) => {
    await session.query('update login set "passwordHash" = $1 where "passwordHash" is not null', [
      passwordHash,
    ]);
  });
