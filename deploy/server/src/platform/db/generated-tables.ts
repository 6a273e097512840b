import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { tableTypes } from './table-types.ts';

/** Where the row types are committed. */
export const generatedTables = join(import.meta.dirname, '../../../generated/tables.ts');

/** The row types of an empty database with all migrations. */
export async function freshTables(): Promise<string> {
  const database = await openDatabase({ folder: null });
  try {
    await migrate(database);
    return await database.asOwner(tableTypes);
  } finally {
    await database.close();
  }
}
