import { randomInt, randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type { Session } from '#platform/db/engine/engine.ts';

/** Where a value is the id or the number of something. */
export type Found = { table: string; column: string };
type Link = { column: string; table: string };
export type Schema = {
  columns: ReadonlyMap<string, readonly string[]>;
  links: ReadonlyMap<string, readonly Link[]>;
  /** Columns that no two rows of a tenant have the same value in. */
  unique: ReadonlyMap<string, readonly string[]>;
};
type Row = Record<string, unknown>;

/** What people write into a row, by the names of the columns. */
const typedColumns =
  /^(?:name|title|caption|subject|text|body|comment|note|reason|description|merchant|firstName|lastName|reference|html|place|street|city)$/;

export async function schemaOf(session: Session): Promise<Schema> {
  const columns = new Map<string, string[]>();
  const found = await session.query(
    `select table_name as name, column_name as column from information_schema.columns c
     where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO' and exists (
       select from information_schema.columns t where t.table_schema = 'public'
       and t.table_name = c.table_name and t.column_name = 'tenantId')`,
  );
  for (const { name, column } of found.rows)
    columns.set(String(name), [...(columns.get(String(name)) ?? []), String(column)]);
  const links = new Map<string, Link[]>();
  const keys = await session.query(
    `select r.relname as name, a.attname as column, f.relname as "table" from pg_constraint k
     join pg_class r on r.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and array_length(k.conkey, 1) = 2`,
  );
  for (const { name, column, table } of keys.rows)
    links.set(String(name), [
      ...(links.get(String(name)) ?? []),
      { column: String(column), table: String(table) },
    ]);
  const unique = new Map<string, string[]>();
  const indexes = await session.query(
    `select r.relname as name, a.attname as column from pg_index i
     join pg_class r on r.oid = i.indrelid
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[1]
     where i.indisunique and i.indnkeyatts = 2 and a.atttypid = 'text'::regtype`,
  );
  for (const { name, column } of indexes.rows)
    unique.set(String(name), [...(unique.get(String(name)) ?? []), String(column)]);
  return { columns, links, unique };
}

/** The same kind of id that nobody has. */
export const unknownLike = (value: string): string =>
  /^[\w.-]*\d+$/.test(value) && !/^[0-9a-f-]{36}$/i.test(value)
    ? value.replace(/\d+$/, () => String(randomInt(100_000_000, 999_999_999)))
    : randomUUID();

/** What a value names in a tenant. */
export async function rowsWithValue(
  session: Session,
  schema: Schema,
  tenant: string,
  value: string,
): Promise<Found[]> {
  const asked = [...schema.columns].flatMap(([table, columns]) =>
    ['id', 'number']
      .filter((column) => columns.includes(column))
      .map(
        (column) =>
          `select '${table}' as "table", '${column}' as "column" from ${escapeIdentifier(table)} where "tenantId" = $1 and ${escapeIdentifier(column)}::text = $2`,
      ),
  );
  const { rows } = await session.query(asked.join(' union '), [tenant, value]);
  return rows as Found[];
}

export async function rowOf(session: Session, { table, column }: Found, tenant: string, value: string) {
  const { rows } = await session.query(
    `select to_jsonb(t) as row from ${escapeIdentifier(table)} t where "tenantId" = $1 and ${escapeIdentifier(column)} = $2`,
    [tenant, value],
  );
  return rows[0]?.['row'] as Row | undefined;
}

/** Writes a row anew with other values. Asks no key and no trigger, since what it belongs to is elsewhere. */
export async function writeRow(session: Session, { columns }: Schema, table: string, row: Row) {
  const names = (columns.get(table) ?? []).map(escapeIdentifier).join(', ');
  await session.script('set local session_replication_role = replica');
  await session.query(
    `insert into ${escapeIdentifier(table)} (${names}) select ${names} from jsonb_populate_record(null::${escapeIdentifier(table)}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
  await session.script('set local session_replication_role = origin');
}

/** The row as another one: with a key of its own and a mark in everything that people wrote. */
export function cloned(
  row: Row,
  { table, column }: Found,
  fresh: string,
  { mark, unique }: { mark: string; unique: Schema['unique'] },
  other: Row,
): Row {
  const own: Row = {};
  const alone = unique.get(table) ?? [];
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== 'string') continue;
    if (alone.includes(name)) own[name] = unknownLike(value);
    else if (typedColumns.test(name)) own[name] = mark;
  }
  return { ...row, ...own, [column]: fresh, ...other };
}
