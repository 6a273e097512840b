import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { factColumns, itemBase, ownApplication } from './item-rows.db.ts';

type Wanted = {
  personId: string;
  now: Date;
  functionId?: string | undefined;
  projectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Free positions that are alike (crew, function, times) as one: the one that the person asked for, or the first. */
export async function freePlaces(db: Db, { personId, now, ...wanted }: Wanted) {
  let found = itemBase(db)
    .leftJoin('crew_item_application as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'i.tenant_id')
        .onRef('a.crew_item_id', '=', 'i.id')
        .on('a.person_id', '=', personId)
        .on('a.state', '=', 'applied'),
    )
    .where('i.status', '=', 'vacant')
    .where('i.starts_at', '>', now)
    .where('k.cancelled_at', 'is', null)
    .where('p.cancelled_at', 'is', null)
    .where('p.closed_at', 'is', null);
  if (wanted.functionId) found = found.where('i.function_id', '=', wanted.functionId);
  if (wanted.projectId) found = found.where('i.project_id', '=', wanted.projectId);
  if (wanted.from) found = found.where('i.start_date', '>=', wanted.from);
  if (wanted.to) found = found.where('i.start_date', '<=', wanted.to);
  return found
    .groupBy(['i.crew_id', 'i.function_id', 'i.starts_at', 'i.ends_at'])
    .select([
      sql<string>`(array_agg(i.id order by (a.id is not null) desc, i.id))[1]`.as('id'),
      sql<boolean>`bool_or(a.id is not null)`.as('applied'),
      sql<number>`count(*)`.as('freePlaces'),
    ])
    .orderBy('i.starts_at')
    .orderBy('id')
    .execute();
}

export const vacancyRows = (db: Db, personId: string, ids: readonly string[]) =>
  itemBase(db)
    .where('i.id', 'in', [...ids])
    .select(factColumns)
    .select([
      'f.pay_hint as functionHint',
      'i.pay_basis as payBasis',
      'i.pay_minor as payMinor',
      'i.currency',
      ownApplication(personId).as('application'),
    ])
    .execute();

/** About where a person lives: among the sites that are known in the same town. */
export const homeOf = (personColumn: string) => sql<{ latitude: number; longitude: number } | null>`(
  select json_build_object('latitude', avg(h.latitude), 'longitude', avg(h.longitude)) from location h
  where h.city = ${sql.ref(`${personColumn}.city`)} and h.country = ${sql.ref(`${personColumn}.country`)}
    and h.latitude is not null having count(*) > 0)`;

export const homeOfPerson = async (db: Db, id: string) =>
  (
    await db
      .selectFrom('person as m')
      .select(homeOf('m').as('home'))
      .where('m.id', '=', id)
      .executeTakeFirst()
  )?.home ?? null;
