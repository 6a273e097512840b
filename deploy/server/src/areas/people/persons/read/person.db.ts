import { expressionBuilder, sql } from 'kysely';
import type { Updateable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tables } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';

const of = expressionBuilder<Tables, 'person'>();
const captions = {
  functions: jsonArrayFrom(
    of
      .selectFrom('personFunction')
      .innerJoin('function', 'function.id', 'personFunction.functionId')
      .whereRef('personFunction.personId', '=', 'person.id')
      .select(['function.id', 'function.caption'])
      .orderBy('function.rank')
      .orderBy('function.caption'),
  ),
  skills: jsonArrayFrom(
    of
      .selectFrom('personSkill')
      .innerJoin('skill', 'skill.id', 'personSkill.skillId')
      .whereRef('personSkill.personId', '=', 'person.id')
      .select(['skill.id', 'skill.caption', 'personSkill.validUntil', 'skill.documentBased'])
      .orderBy('skill.caption'),
  ),
  tags: jsonArrayFrom(
    of
      .selectFrom('personTag')
      .leftJoin('catalogueEntry', (join) =>
        join.on('catalogueEntry.list', '=', 'crewTags').onRef('catalogueEntry.id', '=', 'personTag.tagId'),
      )
      .whereRef('personTag.personId', '=', 'person.id')
      .select([
        'personTag.tagId as id',
        sql<string>`coalesce("catalogueEntry".caption, "personTag"."tagId")`.as('caption'),
      ])
      .orderBy('catalogueEntry.rank'),
  ),
  rating: jsonObjectFrom(
    of
      .selectFrom('crewRating')
      .whereRef('crewRating.personId', '=', 'person.id')
      .select([
        sql<number | null>`round(avg("crewRating".stars), 2)`.as('average'),
        sql<number>`count(*)`.as('count'),
      ]),
  ).$notNull(),
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
