import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/full-name.ts';

type Caption = { id: string; caption: string };
type Rating = { average: number | null; count: number };

const captions = {
  functions: sql<
    Caption[]
  >`coalesce((select jsonb_agg(jsonb_build_object('id', function.id, 'caption', function.caption)
    order by function.rank, function.caption) from "personFunction" join function
    on function.id = "personFunction"."functionId"
    where "personFunction"."personId" = person.id), '[]')`,
  skills: sql<(Caption & { validUntil: string | null; documentBased: boolean })[]>`coalesce((select
    jsonb_agg(jsonb_build_object('id', skill.id, 'caption', skill.caption, 'validUntil', "personSkill"."validUntil",
      'documentBased', skill."documentBased") order by skill.caption) from "personSkill" join skill
    on skill.id = "personSkill"."skillId"
    where "personSkill"."personId" = person.id), '[]')`,
  tags: sql<Caption[]>`coalesce((select jsonb_agg(jsonb_build_object('id', "personTag"."tagId",
    'caption', coalesce("catalogueEntry".caption, "personTag"."tagId")) order by "catalogueEntry".rank)
      from "personTag" left join "catalogueEntry"
    on "catalogueEntry".list = 'crewTags' and "catalogueEntry".id = "personTag"."tagId"
    where "personTag"."personId" = person.id), '[]')`,
  rating: sql<Rating>`(select jsonb_build_object('average', round(avg("crewRating".stars), 2), 'count', count(*))
    from "crewRating" where "crewRating"."personId" = person.id)`,
};

const countOf = (table: string, column = 'personId', more = sql`true`) =>
  sql`(select count(*) from ${sql.table(table)} counted where counted.${sql.ref(column)} = person.id and ${more})`;

type Counts = Record<'documents' | 'payrolls' | 'contracts' | 'forms' | 'pushDevices' | 'calendars', number>;
const counts = sql<Counts>`jsonb_build_object(
  'documents', ${countOf('document', 'ownerId')},
  'payrolls', ${countOf('payroll', 'personId', sql`counted.status <> 'draft'`)},
  'contracts', ${countOf('staffContract')},
  'forms', ${countOf('formAssignment')},
  'pushDevices', ${countOf('pushSubscription')},
  'calendars', ${countOf('calendarSubscription', 'personId', sql`counted."revokedAt" is null`)})`;

export const personById = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'version',
      'contactNumber',
      fullName('person').as('name'),
      'firstName',
      'lastName',
      'kind',
      'active',
      'email',
      'phone',
      'birthday',
      'nationality',
      'street',
      'zip',
      'city',
      'country',
      'regionId',
      'about',
      'timeZone',
      'mapService',
      'publicProfile',
      'pictureState',
      captions.functions.as('functions'),
      captions.skills.as('skills'),
      captions.tags.as('tags'),
      captions.rating.as('rating'),
      counts.as('counts'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
export type PersonFound = NonNullable<Awaited<ReturnType<typeof personById>>>;

export const isRegion = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogueEntry')
    .select('id')
    .where('list', '=', 'regions')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;

/** Locked, so that of two who write one sees the other's version. */
export const lockedPerson = (db: Db, id: string) =>
  db.selectFrom('person').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changePerson = async (db: Db, id: string, set: Updateable<Tables['person']>): Promise<void> => {
  await db
    .updateTable('person')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** The contact behind a person says the same. */
export const changeContact = async (
  db: Db,
  personId: string,
  set: { name: string; email: string; phone: string },
): Promise<void> => {
  await db
    .updateTable('contact')
    .set(set)
    .where('personId', '=', personId)
    .where('kind', '=', 'person')
    .execute();
};
