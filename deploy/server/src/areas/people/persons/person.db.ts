import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/full-name.ts';

type Caption = { id: string; caption: string };
type Rating = { average: number | null; count: number };

const captions = {
  functions: sql<Caption[]>`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'caption', f.caption)
    order by f.rank, f.caption) from "personFunction" x join function f
    on f.id = x."functionId"
    where x."personId" = p.id), '[]')`,
  skills: sql<(Caption & { validUntil: string | null; documentBased: boolean })[]>`coalesce((select
    jsonb_agg(jsonb_build_object('id', k.id, 'caption', k.caption, 'validUntil', x."validUntil",
      'documentBased', k."documentBased") order by k.caption) from "personSkill" x join skill k
    on k.id = x."skillId"
    where x."personId" = p.id), '[]')`,
  tags: sql<Caption[]>`coalesce((select jsonb_agg(jsonb_build_object('id', x."tagId",
    'caption', coalesce(c.caption, x."tagId")) order by c.rank) from "personTag" x left join "catalogueEntry" c
    on c.list = 'crewTags' and c.id = x."tagId"
    where x."personId" = p.id), '[]')`,
  rating: sql<Rating>`(select jsonb_build_object('average', round(avg(r.stars), 2), 'count', count(*))
    from "crewRating" r where r."personId" = p.id)`,
};

const countOf = (table: string, column = 'personId', more = sql`true`) =>
  sql`(select count(*) from ${sql.table(table)} x where x.${sql.ref(column)} = p.id and ${more})`;

type Counts = Record<'documents' | 'payrolls' | 'contracts' | 'forms' | 'pushDevices' | 'calendars', number>;
const counts = sql<Counts>`jsonb_build_object(
  'documents', ${countOf('document', 'ownerId')},
  'payrolls', ${countOf('payroll', 'personId', sql`x.status <> 'draft'`)},
  'contracts', ${countOf('staffContract')},
  'forms', ${countOf('formAssignment')},
  'pushDevices', ${countOf('pushSubscription')},
  'calendars', ${countOf('calendarSubscription', 'personId', sql`x."revokedAt" is null`)})`;

export const personById = (db: Db, id: string) =>
  db
    .selectFrom('person as p')
    .select([
      'p.id',
      'p.version',
      'p.contactNumber',
      fullName('p').as('name'),
      'p.firstName',
      'p.lastName',
      'p.kind',
      'p.active',
      'p.email',
      'p.phone',
      'p.birthday',
      'p.nationality',
      'p.street',
      'p.zip',
      'p.city',
      'p.country',
      'p.regionId',
      'p.about',
      'p.timeZone',
      'p.mapService',
      'p.publicProfile',
      'p.pictureState',
      captions.functions.as('functions'),
      captions.skills.as('skills'),
      captions.tags.as('tags'),
      captions.rating.as('rating'),
      counts.as('counts'),
    ])
    .where('p.id', '=', id)
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
