import type { Session } from './engine/engine.ts';

/** The row types of the migrated database, as text of a TypeScript file. */

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  byDefault: boolean;
  always: boolean;
};

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, a.atthasdef as "byDefault", a.attgenerated <> '' as always
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname not in ('migration', 'installationKey')
  order by c.relname, a.attnum`;

/** Checks that name the values of one column are its type. */
const choicesQuery = `
  select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as rule
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'c' and array_length(k.conkey, 1) = 1`;

const choicePattern = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.+)\]\)\)\)$/;

const plainTypes: Readonly<Record<string, string>> = {
  text: 'string',
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  date: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'Date',
  'text[]': 'string[]',
  'integer[]': 'number[]',
};

function typeOf(column: Column, choices: ReadonlyMap<string, string>): string {
  const { table, column: name, nullable, byDefault } = column;
  const nullIfEmpty = nullable ? ' | null' : '';
  if (column.type === 'jsonb') {
    const kind = byDefault ? 'JsonByDefault' : 'Json';
    return `${kind}<JsonOf<'${table}.${name}'>${nullIfEmpty}>`;
  }
  if (column.type === 'numeric') {
    const kind = byDefault ? 'NumericByDefault' : 'Numeric';
    return nullable ? `${kind} | null` : kind;
  }
  const plain = choices.get(`${table}.${name}`) ?? plainTypes[column.type];
  if (!plain) throw new Error(`${table}.${name} is of type ${column.type}, which has no type here`);
  if (column.always) return `GeneratedAlways<${plain}${nullIfEmpty}>`;
  return byDefault ? `Generated<${plain}${nullIfEmpty}>` : `${plain}${nullIfEmpty}`;
}

const choicesOf = (rows: readonly Record<string, unknown>[]): Map<string, string> =>
  new Map(
    rows.flatMap(({ table, column, rule }) => {
      const list = choicePattern.exec(String(rule))?.[1];
      const values = list?.split(', ').map((value) => value.replace(/::text$/, ''));
      return values?.every((value) => /^'[^']*'$/.test(value))
        ? [[`${String(table)}.${String(column)}`, values.join(' | ')] as const]
        : [];
    }),
  );

const head = `// Made by \`pnpm gen\` from the migrations.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonByDefault, JsonOf, Numeric, NumericByDefault } from '#platform/db/expression/column-types.ts';
`;

export async function tableTypes(session: Session): Promise<string> {
  const columns = (await session.query(columnsQuery)).rows as unknown as Column[];
  const choices = choicesOf((await session.query(choicesQuery)).rows);
  const lines = [...Map.groupBy(columns, ({ table }) => table)].flatMap(([table, its]) => [
    `  ${table}: {`,
    ...its.map((column) => `    ${column.column}: ${typeOf(column, choices)};`),
    '  };',
  ]);
  return [head, 'export interface GeneratedTables {', ...lines, '}', ''].join('\n');
}
