import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { nextNumber } from '#platform/db/expression/number-range.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';

type CrewRow = Tables['crew'];

async function freeNumber(db: Db): Promise<string> {
  for (;;) {
    const number = `CR-${await nextNumber(db, 'crew', 10_000)}`;
    const taken = await db.selectFrom('crew').select('id').where('number', '=', number).executeTakeFirst();
    if (!taken) return number;
  }
}

export async function addCrew(db: Db, crew: Omit<Insertable<CrewRow>, 'id' | 'number'>): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('crew')
    .values({ ...crew, id, number: await freeNumber(db) })
    .execute();
  return id;
}

export type CrewOfProjectIds = { readonly projectId: string; readonly crewId: string };
/** The bare row of a crew that is about to be changed; whoever else changes it waits. */
export const crewToChange = (db: Db, { projectId, crewId }: CrewOfProjectIds) =>
  db
    .selectFrom('crew')
    .selectAll()
    .where('id', '=', crewId)
    .where('projectId', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
export type BareCrew = NonNullable<Awaited<ReturnType<typeof crewToChange>>>;

export const changeCrew = async (db: Db, id: string, changes: Updateable<CrewRow>): Promise<void> => {
  await db
    .updateTable('crew')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** A place as a person reads it. */
export async function placeName(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { name, city } = await db
    .selectFrom('location')
    .select(['name', 'city'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [name, city].filter((text) => text !== '').join(', ');
}

type Chosen = { locationId: string | null; contactOnSiteId: string | null; cateringTypeId: string | null };

/** The zone of the place, or the tenant's where none is chosen yet; wrong choices are named. */
export async function zoneOfCrew(db: Db, companyId: string | null, chosen: Chosen): Promise<string> {
  const fields: FieldError[] = [];
  const location = chosen.locationId
    ? await db
        .selectFrom('location')
        .select('timeZone as zone')
        .where('id', '=', chosen.locationId)
        .executeTakeFirst()
    : undefined;
  if (chosen.locationId && !location) fields.push({ path: 'locationId', code: 'bad_choice' });
  if (chosen.contactOnSiteId) {
    const contact = await db
      .selectFrom('contact')
      .select('companyId')
      .where('id', '=', chosen.contactOnSiteId)
      .executeTakeFirst();
    // Somebody of ours, or somebody of the client whose project it is.
    if (!contact || (contact.companyId !== null && contact.companyId !== companyId)) {
      fields.push({ path: 'contactOnSiteId', code: 'bad_choice' });
    }
  }
  if (chosen.cateringTypeId) {
    const type = await db
      .selectFrom('catalogueEntry')
      .select('id')
      .where('list', '=', 'cateringAgreementTypes')
      .where('id', '=', chosen.cateringTypeId)
      .executeTakeFirst();
    if (!type) fields.push({ path: 'cateringTypeId', code: 'bad_choice' });
  }
  if (fields.length > 0) throw new AppError('invalid', { fields });
  if (location) return location.zone;
  const { zone } = await db.selectFrom('tenantSetting').select('timeZone as zone').executeTakeFirstOrThrow();
  return zone;
}
