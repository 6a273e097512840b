import type { Database } from '#platform/db/database.ts';
import { keyRows } from '#platform/keys/installation-keys.db.ts';
import type { MasterKeys } from '#platform/keys/master-key.ts';

type Row = Awaited<ReturnType<typeof keyRows>>[number];

function describeLocks(rows: readonly Row[], masters: MasterKeys): string {
  const [first, ...others] = masters.map(({ id }) => id);
  const lockedBy = new Set(rows.map((row) => row.lockedBy));
  const unknown = [...lockedBy].filter((id) => !masters.some((master) => master.id === id));
  if (unknown.length > 0)
    return `The master key is ${first}, and keys are locked by ${unknown.join(', ')}, which is not there.`;
  if (others.some((id) => lockedBy.has(id)))
    return `The master key is ${first}. Keys are still locked by an older one: start the server once.`;
  const over = others.length > 0 ? ` The older ones, ${others.join(', ')}, can be taken away.` : '';
  return `The master key is ${first}; every key is locked by it.${over}`;
}

/** Which keys there are and since when, without any of them. */
export async function keyStatus(database: Database, masters: MasterKeys): Promise<string> {
  const rows = await database.asOwner(keyRows);
  if (rows.length === 0) return 'There are no keys yet: the first start of the server makes them.';
  const newestFirst = rows.toSorted((one, other) => other.usedFrom.getTime() - one.usedFrom.getTime());
  const lines = [...Map.groupBy(newestFirst, ({ purpose }) => purpose)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([purpose, its]) =>
      its.map(({ id, usedFrom }, at) =>
        [purpose.padEnd(6), id, `from ${usedFrom.toISOString()}`, ...(at > 0 ? ['replaced'] : [])].join('  '),
      ),
    );
  return [...lines, describeLocks(rows, masters)].join('\n');
}
