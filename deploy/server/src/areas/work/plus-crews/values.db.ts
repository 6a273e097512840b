import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import type { ValueParameters } from './plus-crews.tables.ts';

type Page = { limit: number; page: number };
type ValueType = Tables['plusCrewValue']['type'];

const valueRows = (db: Db, on: string) =>
  db.selectFrom('plusCrewValue as v').select([
    'v.id',
    'v.version',
    'v.plusCrewId',
    'v.type',
    'v.parameters',
    sql<number | null>`(select d.value from "plusCrewValueData" d
      where d."plusCrewValueId" = v.id
        and d."dateFrom" <= ${on} and (d."dateTo" is null or d."dateTo" >= ${on}))`.as('current'),
    sql<number>`(select count(*) from "plusCrewValueData" d
      where d."plusCrewValueId" = v.id)`.as('datas'),
  ]);
export type ValueFacts = Awaited<ReturnType<ReturnType<typeof valueRows>['executeTakeFirstOrThrow']>>;

export const valuesOfCrews = (db: Db, ids: readonly string[], on: string) =>
  ids.length === 0
    ? []
    : valueRows(db, on)
        .where('v.plusCrewId', 'in', [...ids])
        .orderBy('v.plusCrewId')
        .orderBy('v.type')
        .execute();

export const valueById = (db: Db, id: string, on: string) =>
  valueRows(db, on).where('v.id', '=', id).executeTakeFirst();

/** Whoever changes what a value holds waits here for the one who does it already. */
export const lockValue = (db: Db, id: string) =>
  db.selectFrom('plusCrewValue').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const changeParameters = async (db: Db, id: string, parameters: ValueParameters): Promise<void> => {
  await db
    .updateTable('plusCrewValue')
    .set((of) => ({ parameters: json(parameters), version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

const dataRows = (db: Db) =>
  db
    .selectFrom('plusCrewValueData as d')
    .innerJoin('plusCrewValue as v', 'v.id', 'd.plusCrewValueId')
    .select([
      'd.id',
      'd.version',
      'd.plusCrewValueId',
      'v.plusCrewId',
      'v.type',
      'd.value',
      'd.dateFrom',
      'd.dateTo',
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
    .where('v.plusCrewId', 'in', [...ids])
    .$if(plusCrewValue !== undefined, (rows) => rows.where('v.id', '=', plusCrewValue ?? ''))
    .$if(type !== undefined, (rows) => rows.where('v.type', '=', type as ValueType));
  const { total } = await found
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('v.plusCrewId')
    .orderBy('v.type')
    .orderBy('d.dateFrom', 'desc')
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
    .where((of) => of.or([of('d.dateTo', 'is', null), of('d.dateTo', '>=', from)]))
    .$if(to !== null, (rows) => rows.where('d.dateFrom', '<=', to ?? ''))
    .orderBy('d.dateFrom')
    .execute();

export const endData = async (db: Db, id: string, dateTo: string): Promise<void> => {
  await db
    .updateTable('plusCrewValueData')
    .set((of) => ({ dateTo, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export async function addData(
  db: Db,
  { valueId, from, to, value }: Period & { value: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('plusCrewValueData')
    .values({ id, plusCrewValueId: valueId, value, dateFrom: from, dateTo: to })
    .execute();
  return id;
}

export const removeData = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('plusCrewValueData').where('id', '=', id).execute();
};
