import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

/** Which plus crews somebody sees: all, the one of a number, or those a person is in. */
export type VisiblePlusCrews = { all: true } | { number: string } | { personId: string };

const seenBy = (visible: VisiblePlusCrews) => {
  if ('all' in visible) return sql<boolean>`true`;
  if ('number' in visible) return sql<boolean>`p.number = ${visible.number}`;
  return sql<boolean>`exists (select from plus_crew_member m where m.tenant_id = p.tenant_id
    and m.plus_crew_id = p.id and m.person_id = ${visible.personId})`;
};

const plusCrewRows = (db: Db, visible: VisiblePlusCrews) =>
  db
    .selectFrom('plus_crew as p')
    .leftJoin('company as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.company_id'),
    )
    .where(seenBy(visible))
    .select([
      'p.id',
      'p.version',
      'p.number',
      'p.name',
      'p.company_id',
      'c.name as companyName',
      'p.currency',
      'p.active',
      sql<number>`(select count(*) from plus_crew_member m
        where m.tenant_id = p.tenant_id and m.plus_crew_id = p.id)`.as('members'),
    ]);
export type PlusCrewFacts = Awaited<ReturnType<ReturnType<typeof plusCrewRows>['executeTakeFirstOrThrow']>>;

export async function listPlusCrews(
  db: Db,
  visible: VisiblePlusCrews,
  wanted: { active?: boolean | undefined; limit: number; page: number },
) {
  const { active } = wanted;
  const { total } = await db
    .selectFrom('plus_crew as p')
    .where(seenBy(visible))
    .$if(active !== undefined, (rows) => rows.where('p.active', '=', active ?? true))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await plusCrewRows(db, visible)
    .$if(active !== undefined, (of) => of.where('p.active', '=', active ?? true))
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

/** By number, as the screen's address has it, or by id. */
export const plusCrewBy = (db: Db, visible: VisiblePlusCrews, key: string) =>
  plusCrewRows(db, visible)
    .where((of) => of.or([of('p.number', '=', key), of('p.id', '=', key)]))
    .executeTakeFirst();

export const peopleOfPlusCrew = (db: Db, id: string) =>
  db
    .selectFrom('plus_crew_member as m')
    .innerJoin('person as w', (join) =>
      join.onRef('w.tenant_id', '=', 'm.tenant_id').onRef('w.id', '=', 'm.person_id'),
    )
    .select(['w.id', fullName('w').as('name')])
    .where('m.plus_crew_id', '=', id)
    .orderBy('w.last_name')
    .orderBy('w.id')
    .execute();

/** Days of several crews at once, each in its own period. */
export const daysOf = (db: Db, wanted: readonly { id: string; from: string; to: string }[]) => {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('plus_crew_day')
    .select([
      'plus_crew_id as plusCrewId',
      'day',
      'turnover_minor as turnoverMinor',
      'worked_minutes as workedMinutes',
      'booked_minor as bookedMinor',
    ])
    .where((of) =>
      of.or(
        wanted.map(({ id, from, to }) =>
          of.and([of('plus_crew_id', '=', id), of('day', '>=', from), of('day', '<=', to)]),
        ),
      ),
    )
    .orderBy('day')
    .execute();
};

/** What is set for these crews, with the value that holds on a day. */
export const valuesOn = (db: Db, ids: readonly string[], on: string) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('plus_crew_value as v')
    .leftJoin('plus_crew_value_data as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'v.tenant_id')
        .onRef('d.plus_crew_value_id', '=', 'v.id')
        .on('d.date_from', '<=', on)
        .on((of) => of.or([of('d.date_to', 'is', null), of('d.date_to', '>=', on)])),
    )
    .select(['v.plus_crew_id as plusCrewId', 'v.type', 'v.parameters', 'd.value'])
    .where('v.plus_crew_id', 'in', [...ids])
    .execute();
};

export async function plusCrewTypesOf(db: Db, page: { limit: number; page: number }) {
  const found = db
    .selectFrom('catalogue_entry')
    .where('list', '=', 'plusCrewTypes')
    .where('active', '=', true);
  return pageOf(found.select(['id', 'caption']).orderBy('rank').orderBy('id'), page);
}
