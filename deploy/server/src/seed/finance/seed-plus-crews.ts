import { addDays, weekdayOf } from '@callboard/domain';
import type { Db } from '../../db/tables.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { companiesByNumber, earners } from './finance-base.db.ts';

/** PC-7 has a login of its own. How much of its target each crew will reach; without a share it has no data yet. */
const crews = [
  { number: 'PC-7', name: 'Merch-Team Süd', share: 1.04 },
  { number: 'PC-8', name: 'Merch-Team Nord', share: 0.62 },
  { number: 'PC-9', name: 'Bar und Garderobe', share: 1.37 },
  { number: 'PC-10', name: 'Ticketing (neu)', share: null },
] as const;
const types = ['target', 'minimumTarget', 'targetPerformance', 'onTargetBonus', 'levels'] as const;
const levels = [
  { attainment: 8_000, factor: 5_000 },
  { attainment: 10_000, factor: 10_000 },
  { attainment: 12_000, factor: 16_000 },
];
const target = 4_800_000;
const values = {
  target,
  minimumTarget: target * 0.75,
  targetPerformance: 6_400,
  onTargetBonus: 42_000,
} as const;

const firstOf = (today: string, months: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};
const daysFrom = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** What holds when: the targets of last year ended, nothing holds in a gap, then those of today. */
function periodsOf({ tenant, today }: Demo, number: string) {
  const year = Number(today.slice(0, 4));
  return Object.entries(values).flatMap(([type, value]) => {
    const valueId = seedId(tenant.id, 'plus crew value', number, type);
    const row = (nth: number, of: number, date_from: string, date_to: string | null) => ({
      id: seedId(tenant.id, 'plus crew data', number, type, nth),
      plus_crew_value_id: valueId,
      value: Math.round(of),
      date_from,
      date_to,
    });
    return [
      row(0, value * 0.9, `${year - 1}-01-01`, addDays(firstOf(today, -5), -1)),
      row(1, value, firstOf(today, -2), null),
    ];
  });
}

export async function seedPlusCrews(db: Db, demo: Demo): Promise<void> {
  const { tenant, today } = demo;
  const dice = diceOf(`plus crews of ${tenant.id}`);
  const people = earners(demo, 14);
  const [company] = await companiesByNumber(db);
  const idOf = (number: string) => seedId(tenant.id, 'plus crew', number);
  await insertAll(
    db,
    'plus_crew',
    crews.map(({ number, name }) => ({
      id: idOf(number),
      number,
      name,
      company_id: company?.id ?? null,
      currency: 'EUR',
    })),
  );
  await insertAll(
    db,
    'plus_crew_member',
    crews.flatMap(({ number }, at) =>
      people
        .filter((_, person) => person % crews.length === at || (at === 0 && person < 2))
        .map((person_id) => ({ plus_crew_id: idOf(number), person_id })),
    ),
  );
  await insertAll(
    db,
    'plus_crew_value',
    crews.flatMap(({ number }) =>
      types.map((type) => ({
        id: seedId(tenant.id, 'plus crew value', number, type),
        plus_crew_id: idOf(number),
        type,
        parameters: JSON.stringify(
          type === 'levels' ? { levels } : type === 'target' ? { period: 'month' } : {},
        ),
      })),
    ),
  );
  await insertAll(
    db,
    'plus_crew_value_data',
    crews.flatMap(({ number, share }) => (share === null ? [] : periodsOf(demo, number))),
  );
  const days = [-2, -1, 0].flatMap((month) => {
    const open = daysFrom(firstOf(today, month), firstOf(today, month + 1)).filter(
      (day) => weekdayOf(day) < 6,
    );
    return open.map((day) => ({ day, part: target / open.length }));
  });
  await insertAll(
    db,
    'plus_crew_day',
    crews.flatMap(({ number, share }) =>
      share === null
        ? []
        : days.map(({ day, part }) => {
            // What is over has come in, what is to come is booked: together they make the share of the month.
            const worth = Math.round(part * share);
            return {
              plus_crew_id: idOf(number),
              day,
              turnover_minor: day < today ? worth : 0,
              worked_minutes: day < today ? 1_500 + dice.roll(300) : 0,
              booked_minor: worth,
            };
          }),
    ),
  );
}
