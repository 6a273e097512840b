import { searchText } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { likePattern } from '#platform/db/list/like-pattern.ts';
import type { Db } from '#platform/db/tables.ts';

/** What stands in a text where a name stood. */
const nobody = '–';

type Known = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  birthday: string | null;
};

/**
 * Rows of which the law wants that they stay as they were signed. What is only ever added (`documentEvent`) cannot
 * be changed at all; contact data of others is theirs.
 */
const kept: Record<string, RawBuilder<boolean>> = {
  signature: sql`true`,
  signatory: sql`status = 'signed'`,
  document: sql`status = 'signed' or "sealedAt" is not null`,
  crewPaper: sql`"signedAt" is not null`,
  formResult: sql`"signedAt" is not null`,
  securityCheck: sql`"signedAt" is not null`,
  person: sql`true`,
  login: sql`true`,
  contact: sql`"personId" is not null`,
};

/** Columns that people write into, of all tables of the tenant; one that is added later is among them by itself. */
async function writtenColumns(db: Db) {
  const { rows } = await sql<{ name: string; columns: { name: string; json: boolean }[] }>`
    select pg_class.relname as name, json_agg(json_build_object('name', pg_attribute.attname, 'json',
      pg_type.typname = 'jsonb')) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = pg_class.relnamespace and pg_namespace.nspname = 'public'
    join pg_attribute on pg_attribute.attrelid = pg_class.oid and pg_attribute.attnum > 0
      and not pg_attribute.attisdropped
      -- What is made of other columns follows them.
      and pg_attribute.attgenerated = ''
    join pg_type on pg_type.oid = pg_attribute.atttypid and pg_type.typname in ('text', 'varchar', 'jsonb')
    where pg_class.relkind = 'r' and has_table_privilege(pg_class.oid, 'UPDATE')
      and exists (select from pg_attribute tenant where tenant.attrelid = pg_class.oid
        and tenant.attname = 'tenantId')
      -- A number or an address that may stand once only names a thing, not a person.
      and not exists (select from pg_index where pg_index.indrelid = pg_class.oid and pg_index.indisunique
        and pg_attribute.attnum = any(pg_index.indkey))
      and pg_attribute.attname !~ '(^id|Id)$'
    group by pg_class.relname order by pg_class.relname`.execute(db);
  return rows;
}

const spellings = (text: string): string[] => [
  text,
  text.toUpperCase(),
  text.toLowerCase(),
  searchText(text),
];

/** As it stands in plain text and inside JSON. */
export const written = (terms: readonly string[]): string[] => [
  ...new Set(terms.flatMap(spellings).flatMap((term) => [term, JSON.stringify(term).slice(1, -1)])),
];

export const patternOf = (terms: readonly string[]): string => {
  const quoted = terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`));
  // A word of its own; in JSON a line's end before it is written with a letter.
  return String.raw`(?:(?<![[:alnum:]])|(?<=\\[bfnrt]))(?:${quoted.join('|')})(?![[:alnum:]])`;
};

const cleaned = (column: { name: string; json: boolean }, pattern: string) =>
  column.json
    ? sql`${sql.ref(column.name)} = regexp_replace(${sql.ref(column.name)}::text, ${pattern}, ${nobody}, 'gi')::jsonb`
    : sql`${sql.ref(column.name)} = regexp_replace(${sql.ref(column.name)}, ${pattern}, ${nobody}, 'gi')`;

async function replaceIn(
  db: Db,
  table: { name: string; columns: { name: string; json: boolean }[] },
  terms: readonly string[],
  where: RawBuilder<boolean>,
) {
  if (terms.length === 0) return;
  const texts = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  const pattern = patternOf(terms);
  const holding = terms.map((term) => sql`lower(${likePattern(term)}::text)`);
  // The pattern is dear: only rows that hold one of the words at all are asked further.
  await sql`update ${sql.table(table.name)}
    set ${sql.join(table.columns.map((column) => cleaned(column, pattern)))}
    where ${where} and lower(concat_ws(' ', ${texts})) like any (array[${sql.join(holding)}])`.execute(db);
}

/** Somebody else of the same name: a text that only has the name may mean either. */
async function hasNamesake(db: Db, personId: string, { firstName, lastName }: Known): Promise<boolean> {
  const other = await db
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`lower("firstName") = lower(${firstName}) and lower("lastName") = lower(${lastName})`)
    .where('id', '<>', personId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Takes the name out of what others have written and out of what the server has noted about others' work. */
/** Answers the words that stand for the person wherever they are read. */
export async function forgetName(db: Db, personId: string): Promise<string[]> {
  const known: Known = await db
    .selectFrom('person')
    .select(['firstName', 'lastName', 'email', 'phone', 'street', 'birthday'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { firstName: first, lastName: last } = known;
  const reached = [known.email, known.phone].filter((text) => text.length > 5);
  const whole = first && last ? [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`] : [];
  const tables = await writtenColumns(db);

  // Where it is clear who is meant, one of the names is enough.
  const parts = [...reached, ...whole, first, last, known.street, known.birthday ?? ''];
  const about: Record<string, RawBuilder<boolean>> = {
    activity: sql`("personId" = ${personId} or "personParty" = ${personId} or "actorId" = ${personId}
      or ("subjectKind" = 'person' and "subjectId" = ${personId}))`,
    idempotencyKey: sql`answer like ${likePattern(JSON.stringify(personId))}`,
  };
  const everywhere = (await hasNamesake(db, personId, known)) ? reached : [...reached, ...whole];
  for (const table of tables) {
    const theirs = about[table.name];
    if (theirs) await replaceIn(db, table, written(parts.filter((text) => text.length > 1)), theirs);
    const stays = kept[table.name];
    await replaceIn(db, table, written(everywhere), stays ? sql`not (${stays})` : sql`true`);
  }
  await sql`delete from unsubscription where lower(email) = lower(${known.email})`.execute(db);
  await sql`delete from "unsubscribeLink" where lower(email) = lower(${known.email})`.execute(db);
  return everywhere;
}
