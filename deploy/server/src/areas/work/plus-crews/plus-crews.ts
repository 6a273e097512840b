import type { PlusCrewRow, plusCrews as contract } from '@callboard/contract';
import { plusCrewValueTypes as valueTypes } from '@callboard/contract';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { forecastsOf } from './forecast.ts';
import type { Forecast } from './forecast.ts';
import { peopleOfPlusCrew, listPlusCrews, plusCrewTypesOf } from './plus-crews.db.ts';
import type { PlusCrewFacts } from './plus-crews.db.ts';
import { canEditPlusCrews, findVisiblePlusCrew, visiblePlusCrews } from './plus-crews.policy.ts';

const rowOf = (
  { companyId, companyName, ...row }: PlusCrewFacts,
  forecast: Forecast | undefined,
): PlusCrewRow => ({
  ...row,
  company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
  state: forecast?.state ?? 'noData',
  bonusSoFarMinor: forecast?.soFar.bonusMinor ?? 0,
  bonusLikelyMinor: forecast?.likely.bonusMinor ?? 0,
});

export const plusCrews: Handler<typeof contract.plusCrews> = async ({ query }, { db, caller, now }) => {
  const { active, ...page } = query;
  const { rows, total } = await listPlusCrews(db, visiblePlusCrews(caller), {
    ...page,
    active: active === undefined ? undefined : active === 'true',
  });
  const today = await todayOfTenant(db, now());
  const ids = rows.map(({ id }) => id);
  const forecasts = await forecastsOf(db, ids, { on: today, today });
  return listOf(
    rows.map((row) => rowOf(row, forecasts.get(row.id))),
    total,
    page,
  );
};

export const plusCrew: Handler<typeof contract.plusCrew> = async ({ params }, { db, caller, now }) => {
  const found = await findVisiblePlusCrew(db, caller, params.number);
  const today = await todayOfTenant(db, now());
  const forecasts = await forecastsOf(db, [found.id], { on: today, today });
  return {
    ...rowOf(found, forecasts.get(found.id)),
    people: await peopleOfPlusCrew(db, found.id),
    may: { edit: canEditPlusCrews(caller) },
  };
};

export const plusCrewTypes: Handler<typeof contract.plusCrewTypes> = async ({ query }, { db }) => {
  const { rows, total } = await plusCrewTypesOf(db, query);
  return listOf(rows, total, query);
};

export const plusCrewValueTypes: Handler<typeof contract.plusCrewValueTypes> = async ({ query }) => {
  const from = offsetOf(query);
  const items = valueTypes.map((id) => ({ id, caption: id }));
  return listOf(items.slice(from, from + query.limit), items.length, query);
};
