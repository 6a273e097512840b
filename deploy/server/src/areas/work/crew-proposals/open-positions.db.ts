import { assignableStates, lapsedStates, takenApplicationStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { noneOf, oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { itemBase, plannable, positionColumns } from '../crew-items/crew-items.public.ts';

export const ofCrew = (crewId: string): RawBuilder<boolean> => sql<boolean>`i."crewId" = ${crewId}`;

export const ofDay = (day: string, projects: readonly string[]): RawBuilder<boolean> =>
  projects.length === 0
    ? sql<boolean>`i."startDate" = ${day}`
    : sql<boolean>`(i."startDate" = ${day} and i."projectId" = ${anyOf(projects)})`;

/** Positions that somebody has to be found for, the first first; what has begun is too late for it. */
export const openPositions = (db: Db, which: RawBuilder<boolean>, now: Date) =>
  itemBase(db)
    .select(positionColumns)
    .where(which)
    .where(sql<boolean>`i.status ${oneOf(assignableStates)}`)
    .where(sql<boolean>`(i."personId" is null or i.status ${oneOf(lapsedStates)})`)
    .where(sql<boolean>`(i."startsAt" is null or i."startsAt" > ${now})`)
    .where('k.cancelledAt', 'is', null)
    .where('p.cancelledAt', 'is', null)
    .where('p.closedAt', 'is', null)
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .execute();
export type OpenPosition = Awaited<ReturnType<typeof openPositions>>[number];

/** People to be planned who have one of these functions. */
export async function ablePeople(db: Db, functions: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('person as p')
    .select('p.id')
    .where(plannable)
    .where(
      sql<boolean>`p.id in (select x."personId" from "personFunction" x
        where x."functionId" = ${anyOf(functions)})`,
    )
    .orderBy('p.id')
    .limit(2000)
    .execute();
  return rows.map(({ id }) => id);
}

type Answered = { personId: string; crewId: string; itemId: string; said: 'yes' | 'no' };

/** Who has applied for one of these positions, and who has refused in its crew or was turned down. */
export async function answersBefore(db: Db, items: readonly string[]): Promise<Answered[]> {
  const { rows } =
    await sql<Answered>`with asked as (select id, "crewId" from "crewItem" where id = ${anyOf(items)})
    select i."personId", i."crewId", i.id as "itemId", 'no' as said from "crewItem" i
      where i."crewId" in (select "crewId" from asked) and i.status = 'refused' and i."personId" is not null
    union all
    select a."personId", q."crewId", q.id, case when a.state = 'applied' then 'yes' else 'no' end
      from "crewItemApplication" a join asked q on q.id = a."crewItemId"
      where a.state ${noneOf(takenApplicationStates)}`.execute(db);
  return rows;
}

export const crewExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('crew').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
