import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '../../../platform/db/tables.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import type { ValueParameters } from './plus-crews.tables.ts';

type Page = { limit: number; page: number };
type ValueType = Tables['plus_crew_value']['type'];

const valueRows = (db: Db, on: string) =>
  db.selectFrom('plus_crew_value as v').select([
    'v.id',
    'v.version',
    'v.plus_crew_id as plusCrewId',
    'v.type',
    'v.parameters',
    sql<number | null>`(select d.value from plus_crew_value_data d
      where d.tenant_id = v.tenant_id and d.plus_crew_value_id = v.id
        and d.date_from <= ${on} and (d.date_to is null or d.date_to >= ${on}))`.as('current'),
    sql<number>`(select count(*) from plus_crew_value_data d
      where d.tenant_id = v.tenant_id and d.plus_crew_value_id = v.id)`.as('datas'),
  ]);
export type ValueFacts = Awaited<ReturnType<ReturnType<typeof valueRows>['executeTakeFirstOrThrow']>>;

export const valuesOfCrews = (db: Db, ids: readonly string[], on: string) =>
  ids.length === 0
    ? []
    : valueRows(db, on)
        .where('v.plus_crew_id', 'in', [...ids])
        .orderBy('v.plus_crew_id')
        .orderBy('v.type')
        .execute();

export const valueById = (db: Db, id: string, on: string) =>
  valueRows(db, on).where('v.id', '=', id).executeTakeFirst();

/** Whoever changes what a value holds waits here for the one who does it already. */
export const lockValue = (db: Db, id: string) =>
  db.selectFrom('plus_crew_value').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const changeParameters = async (db: Db, id: string, parameters: ValueParameters): Promise<void> => {
  await db
    .updateTable('plus_crew_value')
    .set((of) => ({ parameters: json(parameters), version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

const dataRows = (db: Db) =>
  db
    .selectFrom('plus_crew_value_data as d')
    .innerJoin('plus_crew_value as v', (join) =>
      join.onRef('v.tenant_id', '=', 'd.tenant_id').onRef('v.id', '=', 'd.plus_crew_value_id'),
    )
    .select([
      'd.id',
      'd.version',
      'd.plus_crew_value_id as plusCrewValueId',
      'v.plus_crew_id as plusCrewId',
      'v.type',
      'd.value',
      'd.date_from as dateFrom',
      'd.date_to as dateTo',
    ]);
export type DataFacts = Awaited<ReturnType<ReturnType<typeof dataRows>['executeTakeFirstOrThrow']>>;

export async function datasOfCrews(
  db: Db,
  ids: readonly string[],
  wanted: Page & { plusCrewValue?: string | undefined; type?: ValueType | undefined },
) {
  if (ids.length === 0) return { rows: [], total: 0 };
  const { plusCrewValue, type } = wanted;
  const found = dataRows(db)
    .where('v.plus_crew_id', 'in', [...ids])
    .$if(plusCrewValue !== undefined, (rows) => rows.where('v.id', '=', plusCrewValue ?? ''))
    .$if(type !== undefined, (rows) => rows.where('v.type', '=', type as ValueType));
  const { total } = await found
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('v.plus_crew_id')
    .orderBy('v.type')
    .orderBy('d.date_from', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const dataById = (db: Db, id: string) => dataRows(db).where('d.id', '=', id).executeTakeFirst();

type Period = { valueId: string; from: string; to: string | null };

/** Values that hold on some day of a period, the earliest first. */
export const datasWithin = (db: Db, { valueId, from, to }: Period) =>
  dataRows(db)
    .where('v.id', '=', valueId)
    .where((of) => of.or([of('d.date_to', 'is', null), of('d.date_to', '>=', from)]))
    .$if(to !== null, (rows) => rows.where('d.date_from', '<=', to ?? ''))
    .orderBy('d.date_from')
    .execute();

export const endData = async (db: Db, id: string, dateTo: string): Promise<void> => {
  await db
    .updateTable('plus_crew_value_data')
    .set((of) => ({ date_to: dateTo, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export async function addData(
  db: Db,
  { valueId, from, to, value }: Period & { value: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('plus_crew_value_data')
    .values({ id, plus_crew_value_id: valueId, value, date_from: from, date_to: to })
    .execute();
  return id;
}

export const removeData = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('plus_crew_value_data').where('id', '=', id).execute();
};
