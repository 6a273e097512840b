import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';

type Caption = { id: string; caption: string };
type Rating = { average: number | null; count: number };

const captions = {
  functions: sql<Caption[]>`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'caption', f.caption)
    order by f.rank, f.caption) from person_function x join function f
    on f.tenant_id = x.tenant_id and f.id = x.function_id
    where x.tenant_id = p.tenant_id and x.person_id = p.id), '[]')`,
  skills: sql<(Caption & { validUntil: string | null; documentBased: boolean })[]>`coalesce((select
    jsonb_agg(jsonb_build_object('id', k.id, 'caption', k.caption, 'validUntil', x.valid_until,
      'documentBased', k.document_based) order by k.caption) from person_skill x join skill k
    on k.tenant_id = x.tenant_id and k.id = x.skill_id
    where x.tenant_id = p.tenant_id and x.person_id = p.id), '[]')`,
  tags: sql<Caption[]>`coalesce((select jsonb_agg(jsonb_build_object('id', x.tag_id,
    'caption', coalesce(c.caption, x.tag_id)) order by c.rank) from person_tag x left join catalogue_entry c
    on c.tenant_id = x.tenant_id and c.list = 'crewTags' and c.id = x.tag_id
    where x.tenant_id = p.tenant_id and x.person_id = p.id), '[]')`,
  rating: sql<Rating>`(select jsonb_build_object('average', round(avg(r.stars), 2), 'count', count(*))
    from crew_rating r where r.tenant_id = p.tenant_id and r.person_id = p.id)`,
};

const countOf = (table: string, column = 'person_id', more = sql`true`) =>
  sql`(select count(*) from ${sql.table(table)} x where x.tenant_id = p.tenant_id
    and x.${sql.ref(column)} = p.id and ${more})`;

type Counts = Record<'documents' | 'payrolls' | 'contracts' | 'forms' | 'pushDevices' | 'calendars', number>;
const counts = sql<Counts>`jsonb_build_object(
  'documents', ${countOf('document', 'owner_id')},
  'payrolls', ${countOf('payroll', 'person_id', sql`x.status <> 'draft'`)},
  'contracts', ${countOf('staff_contract')},
  'forms', ${countOf('form_assignment')},
  'pushDevices', ${countOf('push_subscription')},
  'calendars', ${countOf('calendar_subscription', 'person_id', sql`x.revoked_at is null`)})`;

export const personById = (db: Db, id: string) =>
  db
    .selectFrom('person as p')
    .select([
      'p.id',
      'p.version',
      'p.contact_number as contactNumber',
      fullName('p').as('name'),
      'p.first_name as firstName',
      'p.last_name as lastName',
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
      'p.region_id as regionId',
      'p.about',
      'p.time_zone as timeZone',
      'p.map_service as mapService',
      'p.public_profile as publicProfile',
      'p.picture_state as pictureState',
      captions.functions.as('functions'),
      captions.skills.as('skills'),
      captions.tags.as('tags'),
      captions.rating.as('rating'),
      counts.as('counts'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
export type PersonFound = NonNullable<Awaited<ReturnType<typeof personById>>>;

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
    .where('person_id', '=', personId)
    .where('kind', '=', 'person')
    .execute();
};

export const nameOfPerson = async (db: Db, id: string): Promise<string | null> =>
  (
    await db
      .selectFrom('person as p')
      .select(fullName('p').as('name'))
      .where('p.id', '=', id)
      .executeTakeFirst()
  )?.name ?? null;
