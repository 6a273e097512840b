import type { Db } from '#platform/db/tables.ts';
import type { Caller } from '#platform/http/handler.ts';

/** Whether somebody has given this planner a membership crew; of those who do not plan it is not asked. */
export async function hasMembershipCrew(db: Db, { roles, personId }: Caller): Promise<boolean> {
  if (!roles.includes('planner')) return true;
  if (personId === null) return false;
  const found = await db
    .selectFrom('plannerCrew')
    .select('id')
    .where('plannerId', '=', personId)
    .where('kind', '=', 'membership')
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
