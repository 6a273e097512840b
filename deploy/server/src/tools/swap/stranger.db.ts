import type { Session } from '#platform/db/engine/engine.ts';
import { cloned, rowOf, unknownLike, writeRow } from './clone.db.ts';
import type { Found, Schema } from './clone.db.ts';

type Me = { tenant: string; personId: string | null; loginId: string };
type Known = Map<string, string>;
type CopyTask = { session: Session; schema: Schema; me: Me; mark: string; known: Known };

const deepest = 3;

async function copy(
  { session, schema, me, mark, known }: CopyTask,
  found: Found,
  value: string,
  other: object,
) {
  const row = await rowOf(session, found, me.tenant, value);
  if (!row) return null;
  const fresh = unknownLike(value);
  const made = cloned(row, found, fresh, { mark, unique: schema.unique }, other as Record<string, unknown>);
  await writeRow(session, schema, found.table, made);
  known.set(`${found.table} ${String(row['id'])}`, String(made['id']));
  return { fresh, id: String(made['id']) };
}

const isMine = ({ me }: CopyTask, table: string, id: unknown): boolean =>
  (table === 'person' && id === me.personId) || (table === 'login' && id === me.loginId);

/** The id of the same thing of somebody else; nothing where it is nobody's, or not mine. */
async function strangersId(task: CopyTask, table: string, id: string, depth: number): Promise<string | null> {
  const known = task.known.get(`${table} ${id}`);
  if (known) return known;
  const own = isMine(task, table, id);
  if (!own && (depth > deepest || table === 'person' || table === 'login')) return null;
  const found = { table, column: 'id' };
  const row = await rowOf(task.session, found, task.me.tenant, id);
  if (!row) return null;
  const other = await othersOf(task, table, row, depth);
  if (!own && Object.keys(other).length === 0) return null;
  return (await copy(task, found, id, other))?.id ?? null;
}

async function othersOf(task: CopyTask, table: string, row: Record<string, unknown>, depth: number) {
  const other: Record<string, string> = {};
  for (const link of task.schema.links.get(table) ?? []) {
    const value = row[link.column];
    if (typeof value !== 'string' || link.table === table) continue;
    const others = await strangersId(task, link.table, value, depth + 1);
    if (others) other[link.column] = others;
  }
  return other;
}

/** The same thing of somebody else in this tenant. `mine` says whether it was the caller's. */
export async function foreignValue(task: CopyTask, found: Found, value: string) {
  const row = await rowOf(task.session, found, task.me.tenant, value);
  if (!row) return null;
  const other = await othersOf(task, found.table, row, 1);
  const mine = isMine(task, found.table, row['id']) || Object.keys(other).length > 0;
  const made = await copy(task, found, value, other);
  return made && { id: made.fresh, mine };
}
