import type { operations } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { bossWithin } from '#platform/jobs/boss-database.ts';

type Row = { name: string; state: string; count: string | number; oldest: Date | string | null };

/** Counts only, and only of the caller's tenant and of what belongs to none. */
const counted = `select name, state::text as state, count(*)::int as count, min(created_on) as oldest
  from pgboss.job where data->>'tenant' in ($1, '') group by name, state order by name`;
const deadLetters = 'dead-letters';

export const jobsState: Handler<typeof operations.jobsState> = async (_, { db, tenant }) => {
  const rows = (await bossWithin(db).executeSql(counted, [tenant.id])).rows as Row[];
  const of = (name: string, state: string) =>
    Number(rows.find((row) => row.name === name && row.state === state)?.count ?? 0);
  const names = [...new Set(rows.map(({ name }) => name))].filter((name) => name !== deadLetters);
  const waiting = rows.flatMap(({ name, state, oldest }) =>
    state === 'created' && name !== deadLetters && oldest ? [new Date(oldest).getTime()] : [],
  );
  return {
    queues: names.map((name) => ({
      name,
      waiting: of(name, 'created'),
      retrying: of(name, 'retry'),
      running: of(name, 'active'),
      failed: of(name, 'failed'),
    })),
    dead: of(deadLetters, 'created'),
    oldestWaitingAt: waiting.length > 0 ? new Date(Math.min(...waiting)).toISOString() : null,
  };
};
