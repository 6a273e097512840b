import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

/** Which plus crews somebody sees: all, the one of a number, or those a person is in. */
export type VisiblePlusCrews = { all: true } | { number: string } | { personId: string };

const seenBy = (visible: VisiblePlusCrews) => {
  if ('all' in visible) return sql<boolean>`true`;
  if ('number' in visible) return sql<boolean>`"plusCrew".number = ${visible.number}`;
  return sql<boolean>`exists (select from "plusCrewMember" where "plusCrewMember"."plusCrewId" = "plusCrew".id
    and "plusCrewMember"."personId" = ${visible.personId})`;
};

const plusCrewRows = (db: Db, visible: VisiblePlusCrews) =>
  db
    .selectFrom('plusCrew')
    .leftJoin('company', 'company.id', 'plusCrew.companyId')
    .where(seenBy(visible))
    .select([
      'plusCrew.id',
      'plusCrew.version',
      'plusCrew.number',
      'plusCrew.name',
      'plusCrew.companyId',
      'company.name as companyName',
      'plusCrew.currency',
      'plusCrew.active',
      sql<number>`(select count(*) from "plusCrewMember"
        where "plusCrewMember"."plusCrewId" = "plusCrew".id)`.as('members'),
    ]);
export type PlusCrewFacts = Awaited<ReturnType<ReturnType<typeof plusCrewRows>['executeTakeFirstOrThrow']>>;

export async function listPlusCrews(
  db: Db,
  visible: VisiblePlusCrews,
  wanted: { active?: boolean | undefined; limit: number; page: number },
) {
  const { active } = wanted;
  const { total } = await db
    .selectFrom('plusCrew')
    .where(seenBy(visible))
    .$if(active !== undefined, (rows) => rows.where('active', '=', active ?? true))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await plusCrewRows(db, visible)
    .$if(active !== undefined, (of) => of.where('plusCrew.active', '=', active ?? true))
    .orderBy('plusCrew.name')
    .orderBy('plusCrew.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

/** By number, as the screen's address has it, or by id. */
export const plusCrewBy = (db: Db, visible: VisiblePlusCrews, key: string) =>
  plusCrewRows(db, visible)
    .where((of) => of.or([of('plusCrew.number', '=', key), of('plusCrew.id', '=', key)]))
    .executeTakeFirst();

export const peopleOfPlusCrew = (db: Db, id: string) =>
  db
    .selectFrom('plusCrewMember')
    .innerJoin('person', 'person.id', 'plusCrewMember.personId')
    .select(['person.id', fullName('person').as('name')])
    .where('plusCrewMember.plusCrewId', '=', id)
    .orderBy('person.lastName')
    .orderBy('person.id')
    .execute();

/** Days of several crews at once, each in its own period. */
export const daysOf = (db: Db, wanted: readonly { id: string; from: string; to: string }[]) => {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('plusCrewDay')
    .select(['plusCrewId', 'day', 'turnoverMinor', 'workedMinutes', 'bookedMinor'])
    .where((of) =>
      of.or(
        wanted.map(({ id, from, to }) =>
          of.and([of('plusCrewId', '=', id), of('day', '>=', from), of('day', '<=', to)]),
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
    .selectFrom('plusCrewValue')
    .leftJoin('plusCrewValueData', (join) =>
      join
        .onRef('plusCrewValueData.plusCrewValueId', '=', 'plusCrewValue.id')
        .on('plusCrewValueData.dateFrom', '<=', on)
        .on((of) =>
          of.or([of('plusCrewValueData.dateTo', 'is', null), of('plusCrewValueData.dateTo', '>=', on)]),
        ),
    )
    .select([
      'plusCrewValue.plusCrewId',
      'plusCrewValue.type',
      'plusCrewValue.parameters',
      'plusCrewValueData.value',
    ])
    .where('plusCrewValue.plusCrewId', 'in', [...ids])
    .execute();
};

export async function plusCrewTypesOf(db: Db, page: { limit: number; page: number }) {
  const found = db
    .selectFrom('catalogueEntry')
    .where('list', '=', 'plusCrewTypes')
    .where('active', '=', true);
  return pageOf(found.select(['id', 'caption']).orderBy('rank').orderBy('id'), page);
}
