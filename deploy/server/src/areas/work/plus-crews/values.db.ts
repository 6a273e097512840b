import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import type { ValueParameters } from './plus-crews.tables.ts';

type Page = { limit: number; page: number };
type ValueType = Tables['plusCrewValue']['type'];

const valueRows = (db: Db, on: string) =>
  db.selectFrom('plusCrewValue').select([
    'plusCrewValue.id',
    'plusCrewValue.version',
    'plusCrewValue.plusCrewId',
    'plusCrewValue.type',
    'plusCrewValue.parameters',
    sql<number | null>`(select "plusCrewValueData".value from "plusCrewValueData"
      where "plusCrewValueData"."plusCrewValueId" = "plusCrewValue".id
        and "plusCrewValueData"."dateFrom" <= ${on} and ("plusCrewValueData"."dateTo" is null
          or "plusCrewValueData"."dateTo" >= ${on}))`.as('current'),
    sql<number>`(select count(*) from "plusCrewValueData"
      where "plusCrewValueData"."plusCrewValueId" = "plusCrewValue".id)`.as('datas'),
  ]);
export type ValueFacts = Awaited<ReturnType<ReturnType<typeof valueRows>['executeTakeFirstOrThrow']>>;

export const valuesOfCrews = (db: Db, ids: readonly string[], on: string) =>
  ids.length === 0
    ? []
    : valueRows(db, on)
        .where('plusCrewValue.plusCrewId', 'in', [...ids])
        .orderBy('plusCrewValue.plusCrewId')
        .orderBy('plusCrewValue.type')
        .execute();

export const valueById = (db: Db, id: string, on: string) =>
  valueRows(db, on).where('plusCrewValue.id', '=', id).executeTakeFirst();

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
    .selectFrom('plusCrewValueData')
    .innerJoin('plusCrewValue', 'plusCrewValue.id', 'plusCrewValueData.plusCrewValueId')
    .select([
      'plusCrewValueData.id',
      'plusCrewValueData.version',
      'plusCrewValueData.plusCrewValueId',
      'plusCrewValue.plusCrewId',
      'plusCrewValue.type',
      'plusCrewValueData.value',
      'plusCrewValueData.dateFrom',
      'plusCrewValueData.dateTo',
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
    .where('plusCrewValue.plusCrewId', 'in', [...ids])
    .$if(plusCrewValue !== undefined, (rows) => rows.where('plusCrewValue.id', '=', plusCrewValue ?? ''))
    .$if(type !== undefined, (rows) => rows.where('plusCrewValue.type', '=', type as ValueType));
  const { total } = await found
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('plusCrewValue.plusCrewId')
    .orderBy('plusCrewValue.type')
    .orderBy('plusCrewValueData.dateFrom', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const dataById = (db: Db, id: string) =>
  dataRows(db).where('plusCrewValueData.id', '=', id).executeTakeFirst();

type Period = { valueId: string; from: string; to: string | null };

/** Values that hold on some day of a period, the earliest first. */
export const datasWithin = (db: Db, { valueId, from, to }: Period) =>
  dataRows(db)
    .where('plusCrewValue.id', '=', valueId)
    .where((of) =>
      of.or([of('plusCrewValueData.dateTo', 'is', null), of('plusCrewValueData.dateTo', '>=', from)]),
    )
    .$if(to !== null, (rows) => rows.where('plusCrewValueData.dateFrom', '<=', to ?? ''))
    .orderBy('plusCrewValueData.dateFrom')
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
