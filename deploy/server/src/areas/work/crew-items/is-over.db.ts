import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Whether `crewItem as i` is over: who forgot to check out still works, and what has no end is not over. */
export const isOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i.status <> 'working' and coalesce(i."endsAt" <= ${now}, false))`;
