import { closeDataFolder } from '../../data-folder/close-data-folder.ts';
import type { Environment } from '../../environment.ts';
import { explainedDatabase } from './bad-database.ts';
import { checkIsolation } from './check-isolation.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';

export type ReadyDatabase = {
  database: Database;
  schema: number;
  /** How much of the data folder was open to other accounts until now. */
  wasOpen: number;
};

/** Closes the data folder to others, opens, migrates, and refuses a database that would not keep tenants apart. */
export async function openReady({ databaseUrl, data, freeMarkBytes }: Environment): Promise<ReadyDatabase> {
  const wasOpen = closeDataFolder(data);
  const database = await openDatabase({
    folder: data,
    ...(databaseUrl ? { url: databaseUrl } : {}),
    ...(freeMarkBytes === null ? {} : { freeMarkBytes }),
  });
  try {
    const schema = await migrate(database);
    await checkIsolation(database);
    return { database, schema, wasOpen };
  } catch (error) {
    await database.close();
    throw databaseUrl ? explainedDatabase(error, databaseUrl) : error;
  }
}
