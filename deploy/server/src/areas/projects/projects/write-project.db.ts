import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { isMember } from '../../account/access/access.public.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { nextNumber } from '../../../platform/db/number-range.ts';

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
    select manager_id as id from project where id = ${projectId} and manager_id is not null
    union select planner_id from project where id = ${projectId} and planner_id is not null
    union select i.person_id from crew_item i where i.project_id = ${projectId} and i.person_id is not null
      and ${isMember('i')}
    union select c.person_id from project p join contact c on c.tenant_id = p.tenant_id
      and c.company_id = p.company_id where p.id = ${projectId} and c.person_id is not null and c.active`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
