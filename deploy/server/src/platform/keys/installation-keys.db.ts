import { randomUUID } from 'node:crypto';
import type { Session } from '../db/engine/engine.ts';
import { locked, unlocked } from './key-at-rest.ts';
import type { Key, KeyPurpose } from './keys.ts';
import { BadMasterKey } from './master-key.ts';
import type { MasterKeys } from './master-key.ts';

/** Any number that all processes of one database agree on. */
const lockNumber = 4_711_004;

/** With what it is for, as it lies in its row. */
export type KeptKey = Key & { readonly purpose: KeyPurpose };
type Row = { id: string; purpose: KeyPurpose; lockedBy: string; lockedKey: string; usedFrom: Date };

const lockPurpose = 'installation keys';
/** A key that was put into another row does not open there. */
const aboutOf = ({ id, purpose }: Pick<Row, 'id' | 'purpose'>) => `installation_key ${purpose} ${id}`;

const lockedBy = ([master]: MasterKeys, key: KeptKey): string =>
  locked(Buffer.from(key.bytes).toString('base64url'), {
    key: master.derive(lockPurpose),
    about: aboutOf(key),
  });

/** Whether a master key is needed to read what is there. */
export const hasLockedKeys = async (session: Session): Promise<boolean> =>
  (await session.query('select 1 from "installationKey" limit 1')).rows.length > 0;

/** Until the transaction ends: of two that start or rotate at once the second sees what the first one did. */
export const lockKeys = async (session: Session): Promise<void> => {
  await session.query('select pg_advisory_xact_lock($1)', [lockNumber]);
};

export async function holdingKeys<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.script('begin');
  try {
    await lockKeys(session);
    const result = await work();
    await session.script('commit');
    return result;
  } catch (error) {
    await session.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** As they lie in the database. */
export const keyRows = async (session: Session): Promise<Row[]> =>
  (
    await session.query(
      `select id, purpose, "lockedBy", "lockedKey", "usedFrom"
       from "installationKey"`,
    )
  ).rows as Row[];

function unlockedRow(row: Row, masters: MasterKeys): KeptKey {
  const master = masters.find(({ id }) => id === row.lockedBy);
  if (!master)
    throw new BadMasterKey(
      `This is another master key than the one that locked the keys in this database: those need ${row.lockedBy}, and this is ${masters.map(({ id }) => id).join(' and ')}. Name the right one in CALLBOARD_MASTER_KEY_FILE or CALLBOARD_MASTER_KEY; after a rotation both, the new one first.`,
    );
  const { id, purpose, lockedKey, usedFrom } = row;
  try {
    const text = unlocked(lockedKey, { key: master.derive(lockPurpose), about: aboutOf(row) });
    return { id, purpose, usedFrom, bytes: Buffer.from(text, 'base64url') };
  } catch {
    throw new BadMasterKey(
      `The key for ${purpose} in this database was changed or moved: the master key does not open it. Restore the database from a backup.`,
    );
  }
}

/** Every key, opened. */
export const keysInDatabase = async (session: Session, masters: MasterKeys): Promise<KeptKey[]> =>
  (await keyRows(session)).map((row) => unlockedRow(row, masters));

/** Those that an older master key locked are locked by the first one from now on. */
export async function lockByFirst(session: Session, masters: MasterKeys): Promise<void> {
  for (const row of await keyRows(session))
    if (row.lockedBy !== masters[0].id)
      await session.query('update "installationKey" set "lockedBy" = $2, "lockedKey" = $3 where id = $1', [
        row.id,
        masters[0].id,
        lockedBy(masters, unlockedRow(row, masters)),
      ]);
}

/** Adds a key of these bytes. */
export async function addKey(
  session: Session,
  masters: MasterKeys,
  made: Omit<KeptKey, 'id'>,
): Promise<KeptKey> {
  const key = { id: randomUUID().slice(0, 8), ...made };
  await session.query(
    `insert into "installationKey" (id, purpose, "lockedBy", "lockedKey", "usedFrom") values ($1, $2, $3, $4, $5)`,
    [key.id, key.purpose, masters[0].id, lockedBy(masters, key), key.usedFrom],
  );
  return key;
}

export async function dropKeys(session: Session, ids: readonly string[]): Promise<void> {
  await session.query('delete from "installationKey" where id = any($1)', [ids]);
}

/** Where all processes of an installation hear of new keys. */
export const keysChannel = 'callboard_keys';

export async function announceKeys(session: Session): Promise<void> {
  await session.query('select pg_notify($1, $2)', [keysChannel, '']);
}
