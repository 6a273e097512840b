import { applicationGroups, crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { noneOf, oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { itemBase, plannable, positionColumns } from '../crew-items/crew-items.public.ts';

export const ofCrew = (crewId: string): RawBuilder<boolean> => sql<boolean>`"crewItem"."crewId" = ${crewId}`;

export const ofDay = (day: string, projects: readonly string[]): RawBuilder<boolean> =>
  projects.length === 0
    ? sql<boolean>`"crewItem"."startDate" = ${day}`
    : sql<boolean>`("crewItem"."startDate" = ${day} and "crewItem"."projectId" = ${anyOf(projects)})`;

/** Positions that somebody has to be found for, the first first; what has begun is too late for it. */
export const openPositions = (db: Db, which: RawBuilder<boolean>, now: Date) =>
  itemBase(db)
    .select(positionColumns)
    .where(which)
    .where(sql<boolean>`"crewItem".status ${oneOf(crewItemGroups.assignable)}`)
    .where(sql<boolean>`("crewItem"."personId" is null or "crewItem".status ${oneOf(crewItemGroups.lapsed)})`)
    .where(sql<boolean>`("crewItem"."startsAt" is null or "crewItem"."startsAt" > ${now})`)
    .where('crew.cancelledAt', 'is', null)
    .where('project.cancelledAt', 'is', null)
    .where('project.closedAt', 'is', null)
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .execute();
export type OpenPosition = Awaited<ReturnType<typeof openPositions>>[number];

/** People to be planned who have one of these functions. */
export async function ablePeople(db: Db, functions: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select('person.id')
    .where(plannable)
    .where(
      sql<boolean>`person.id in (select "personFunction"."personId" from "personFunction"
        where "personFunction"."functionId" = ${anyOf(functions)})`,
    )
    .orderBy('person.id')
    .limit(2000)
    .execute();
  return rows.map(({ id }) => id);
}

type Answered = { personId: string; crewId: string; itemId: string; said: 'yes' | 'no' };

/** Who has applied for one of these positions, and who has refused in its crew or was turned down. */
export async function answersBefore(db: Db, items: readonly string[]): Promise<Answered[]> {
  const { rows } =
    await sql<Answered>`with asked as (select id, "crewId" from "crewItem" where id = ${anyOf(items)})
    select "crewItem"."personId", "crewItem"."crewId", "crewItem".id as "itemId", 'no' as said from "crewItem"
      where "crewItem"."crewId" in (select "crewId" from asked) and "crewItem".status = 'refused'
        and "crewItem"."personId" is not null
    union all
    select "crewItemApplication"."personId", asked."crewId", asked.id,
      case when "crewItemApplication".state = 'applied' then 'yes' else 'no' end
      from "crewItemApplication" join asked on asked.id = "crewItemApplication"."crewItemId"
      where "crewItemApplication".state ${noneOf(applicationGroups.taken)}`.execute(db);
  return rows;
}

export const crewExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('crew').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
