import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Whether a position is over: who forgot to check out still works, and what has no end is not over. */
export const isOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`("crewItem".status <> 'working' and coalesce("crewItem"."endsAt" <= ${now}, false))`;
