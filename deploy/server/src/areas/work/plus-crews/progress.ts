import type { plusCrews } from '@callboard/contract';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { forecastsOf } from './forecast.ts';
import { findVisiblePlusCrew } from './plus-crews.policy.ts';

/** "So far 180 €, likely 420 €": the bonus forecast of one plus crew. */
export const progress: Handler<typeof plusCrews.progress> = async ({ query }, { db, caller, now }) => {
  const { id, number, name, currency } = await findVisiblePlusCrew(db, caller, query.plusCrew);
  const today = await todayOfTenant(db, now());
  const on = query.on ?? today;
  const forecast = (await forecastsOf(db, [id], { on, today })).get(id);
  if (!forecast) throw notFound();
  const { values, explained, days, ...figures } = forecast;
  return {
    ...figures,
    plusCrew: { id, number, name, currency },
    on,
    asOf: now().toISOString(),
    values: { ...values, levels: [...values.levels] },
    explained: [...explained],
    days: [...days],
  };
};
