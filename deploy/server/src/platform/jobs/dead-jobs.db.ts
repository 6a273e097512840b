import type { Database } from '../db/database.ts';
import { deadLetters } from './open-boss.ts';

export type DeadJob = {
  /** Its number among the dead ones; the one to give to `retry`. */
  id: string;
  /** The number it had while it was tried; the activities name it. */
  sourceId: string;
  name: string;
  tenant: string;
  diedAt: Date;
  attempts: number;
  error: string;
};

/** Jobs that failed for good, oldest first; of one tenant, or of all and of the server itself. */
export const deadJobs = (database: Database, tenant?: string): Promise<DeadJob[]> =>
  database.asOwner(async (session) => {
    const { rows } = await session.query(
      `select id, coalesce(source_id, id) as source_id, coalesce(source_name, '') as name,
         coalesce(data->>'tenant', '') as tenant, created_on, coalesce(source_retry_count, 0) + 1 as attempts,
         coalesce(source_output->>'message', source_output->'value'->>'message', '') as error
       from pgboss.job where name = $1 and state = 'created' and ($2::text is null or data->>'tenant' = $2)
       order by created_on, id`,
      [deadLetters, tenant ?? null],
    );
    return rows.map((row) => ({
      id: String(row['id']),
      sourceId: String(row['source_id']),
      name: String(row['name']),
      tenant: String(row['tenant']),
      diedAt: new Date(row['created_on'] as string | Date),
      attempts: Number(row['attempts']),
      error: String(row['error']),
    }));
  });
