import { addDays, bonusForecast } from '@callboard/domain';
import type { BonusDay, BonusForecast, BonusValues } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { daysOf, valuesOn } from './plus-crews.db.ts';
import type { ValueParameters } from './plus-crews.tables.ts';

type Period = NonNullable<ValueParameters['period']>;
const monthsOf: Record<Period, number> = { month: 1, quarter: 3, year: 12 };

/** First and last day of the month, quarter or year that a day lies in. */
function periodAround(day: string, period: Period): { from: string; to: string } {
  const months = monthsOf[period];
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / months) * months;
  const dayOf = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  return { from: dayOf(first), to: addDays(dayOf(first + months), -1) };
}

export type Forecast = BonusForecast & {
  from: string;
  to: string;
  values: BonusValues;
  missing: ('target' | 'minimumTarget' | 'targetPerformance' | 'onTargetBonus' | 'levels')[];
  days: readonly BonusDay[];
};

type Held = Awaited<ReturnType<typeof valuesOn>>[number];
const single = ['target', 'minimumTarget', 'targetPerformance', 'onTargetBonus'] as const;

function valuesFrom(held: readonly Held[]) {
  const valueOf = (type: Held['type']) => held.find((one) => one.type === type)?.value ?? null;
  const levels = held.find(({ type }) => type === 'levels')?.parameters.levels ?? [];
  const [target, minimumTarget, targetPerformance, onTargetBonus] = single.map(valueOf);
  const values: BonusValues = {
    target: target ?? null,
    minimumTarget: minimumTarget ?? null,
    targetPerformance: targetPerformance ?? null,
    onTargetBonus: onTargetBonus ?? null,
    levels,
  };
  const missing: Forecast['missing'] = single.filter((type) => values[type] === null);
  return { values, missing: levels.length === 0 ? [...missing, 'levels' as const] : missing };
}

/** Forecasts of these crews, for the period each is measured by around a day: two queries, however many they are. */
export async function forecastsOf(
  db: Db,
  ids: readonly string[],
  { on, today }: { on: string; today: string },
): Promise<Map<string, Forecast>> {
  const held = Map.groupBy(await valuesOn(db, ids, on), ({ plusCrewId }) => plusCrewId);
  const periods = ids.map((id) => {
    const target = held.get(id)?.find(({ type }) => type === 'target');
    return { id, ...periodAround(on, target?.parameters.period ?? 'month') };
  });
  const days = Map.groupBy(await daysOf(db, periods), ({ plusCrewId }) => plusCrewId);
  return new Map(
    periods.map(({ id, from, to }) => {
      const its = (days.get(id) ?? []).map(({ day, turnoverMinor, workedMinutes, bookedMinor }) => ({
        day,
        turnoverMinor,
        workedMinutes,
        bookedMinor,
      }));
      const { values, missing } = valuesFrom(held.get(id) ?? []);
      return [id, { ...bonusForecast(its, values, today), from, to, values, missing, days: its }];
    }),
  );
}
