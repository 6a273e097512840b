import type { PlusCrewValue, PlusCrewValueData, plusCrews } from '@callboard/contract';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { visiblePlusCrewIds } from './plus-crews.policy.ts';
import { datasOfCrews, valuesOfCrews } from './values.db.ts';
import type { DataFacts, ValueFacts } from './values.db.ts';

export const valueOf = ({ plusCrewId, ...row }: ValueFacts): PlusCrewValue => ({
  ...row,
  plusCrew: plusCrewId,
  unit: row.type === 'levels' ? 'levels' : row.type === 'targetPerformance' ? 'moneyPerHour' : 'money',
});

export const valueDataOf = (row: DataFacts, today: string): PlusCrewValueData => ({
  id: row.id,
  version: row.version,
  plusCrewValue: row.plusCrewValueId,
  plusCrew: row.plusCrewId,
  type: row.type,
  value: row.value,
  dateFrom: row.dateFrom,
  dateTo: row.dateTo,
  current: row.dateFrom <= today && (row.dateTo === null || row.dateTo >= today),
});

export const plusCrewValues: Handler<typeof plusCrews.plusCrewValues> = async (
  { query },
  { db, caller, now },
) => {
  const ids = await visiblePlusCrewIds(db, caller, query.plusCrew);
  const rows = await valuesOfCrews(db, ids, await todayOfTenant(db, now()));
  const from = offsetOf(query);
  return listOf(rows.slice(from, from + query.limit).map(valueOf), rows.length, query);
};

export const plusCrewValueDatas: Handler<typeof plusCrews.plusCrewValueDatas> = async (
  { query },
  { db, caller, now },
) => {
  const ids = await visiblePlusCrewIds(db, caller, query.plusCrew);
  const { rows, total } = await datasOfCrews(db, ids, query);
  const today = await todayOfTenant(db, now());
  return listOf(
    rows.map((row) => valueDataOf(row, today)),
    total,
    query,
  );
};
