import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { isMember } from '../../../account/access/access.public.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { nextNumber } from '#platform/db/expression/number-range.ts';

type Row = Tables['project'];

/** The next number that no project has; old ones may have been given by hand. */
async function freeNumber(db: Db): Promise<string> {
  for (;;) {
    const number = String(await nextNumber(db, 'project', 6_000));
    const taken = await db.selectFrom('project').select('id').where('number', '=', number).executeTakeFirst();
    if (!taken) return number;
  }
}

export async function addProject(
  db: Db,
  project: Omit<Insertable<Row>, 'id' | 'number'>,
): Promise<{ id: string; number: string }> {
  const named = { id: randomUUID(), number: await freeNumber(db) };
  await db
    .insertInto('project')
    .values({ ...project, ...named })
    .execute();
  return named;
}

export const changeProject = async (db: Db, id: string, changes: Updateable<Row>): Promise<void> => {
  await db
    .updateTable('project')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** People who see a project on their screens: who leads it and who works in it. */
export const peopleAround = async (db: Db, projectId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select "managerId" as id from project where id = ${projectId} and "managerId" is not null
    union select "plannerId" from project where id = ${projectId} and "plannerId" is not null
    union select "crewItem"."personId" from "crewItem" where "crewItem"."projectId" = ${projectId}
      and "crewItem"."personId" is not null
      and ${isMember('crewItem')}
    union select contact."personId" from project join contact on contact."companyId" = project."companyId"
      where project.id = ${projectId} and contact."personId" is not null and contact.active`.execute(db);
  return rows.map(({ id }) => id);
};
