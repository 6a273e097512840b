import { addDays, performanceOf, turnoverOf } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { knowDays } from '../../../areas/work/plus-crews/days.db.ts';
import { daysOf } from '../../../areas/work/plus-crews/plus-crews.db.ts';
import { refreshDays } from '../../../areas/work/plus-crews/refresh-days.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { companiesByNumber, peopleWithPricedWork } from './finance-base.db.ts';

/** PC-7 has a login of its own. How much of its target each crew will reach; without a share it has no data yet. */
const crews = [
  { number: 'PC-7', name: 'Merch-Team Süd', share: 1.04 },
  { number: 'PC-8', name: 'Merch-Team Nord', share: 0.62 },
  { number: 'PC-9', name: 'Bar und Garderobe', share: 1.37 },
  { number: 'PC-10', name: 'Ticketing (neu)', share: null },
] as const;
const peopleOfCrew = 5;
const types = ['target', 'minimumTarget', 'targetPerformance', 'onTargetBonus', 'levels'] as const;
const levels = [
  { attainment: 8_000, factor: 5_000 },
  { attainment: 10_000, factor: 10_000 },
  { attainment: 12_000, factor: 16_000 },
];
/** What is asked of a crew, so that it reaches its share of it. */
type Aims = { target: number; minimumTarget: number; targetPerformance: number; onTargetBonus: number };

const firstOf = (today: string, months: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};
/** What holds when: the targets of last year ended, nothing holds in a gap, then those of today. */
function periodsOf({ tenant, today }: Demo, number: string, aims: Aims) {
  const year = Number(today.slice(0, 4));
  return Object.entries(aims).flatMap(([type, value]) => {
    const valueId = seedId(tenant.id, 'plus crew value', number, type);
    const row = (nth: number, of: number, dateFrom: string, dateTo: string | null) => ({
      id: seedId(tenant.id, 'plus crew data', number, type, nth),
      plusCrewValueId: valueId,
      value: Math.round(of),
      dateFrom,
      dateTo,
    });
    return [
      row(0, value * 0.9, `${year - 1}-01-01`, addDays(firstOf(today, -5), -1)),
      row(1, value, firstOf(today, -2), null),
    ];
  });
}

/** Who has work this month that a rate card prices; whoever signs in as crew comes first. */
async function pricedPeople(db: Db, { today, personOf }: Demo, currency: string): Promise<string[]> {
  const first = personOf('crew')?.id;
  const found = await peopleWithPricedWork(db, {
    from: firstOf(today, 0),
    to: addDays(firstOf(today, 1), -1),
    currency,
  });
  return [...new Set([...(first ? [first] : []), ...found])];
}

/** Fills the days of a crew from the work of its people and asks for as much as gives it its share. */
async function aimsOf(db: Db, { today, now }: Demo, id: string, share: number): Promise<Aims> {
  await refreshDays(db, { id, knownAt: null }, today);
  await knowDays(db, id, now);
  const month = { id, from: firstOf(today, 0), to: addDays(firstOf(today, 1), -1) };
  const { forecastMinor, turnoverMinor, workedMinutes } = turnoverOf(await daysOf(db, [month]), today);
  const target = Math.max(100_000, Math.round(forecastMinor / share));
  const performance = performanceOf(turnoverMinor, workedMinutes) ?? 4_000;
  return {
    target,
    minimumTarget: target * 0.75,
    targetPerformance: performance / share,
    onTargetBonus: 42_000,
  };
}

export async function seedPlusCrews(db: Db, demo: Demo): Promise<void> {
  const { tenant } = demo;
  const [company] = await companiesByNumber(db);
  const currency = company?.currency ?? 'EUR';
  const people = await pricedPeople(db, demo, currency);
  const idOf = (number: string) => seedId(tenant.id, 'plus crew', number);
  await insertAll(
    db,
    'plusCrew',
    crews.map(({ number, name }) => ({
      id: idOf(number),
      number,
      name,
      companyId: company?.id ?? null,
      currency,
    })),
  );
  const measured = crews.filter(({ share }) => share !== null);
  await insertAll(
    db,
    'plusCrewMember',
    people.slice(0, measured.length * peopleOfCrew).map((personId, at) => ({
      plusCrewId: idOf(measured[at % measured.length]?.number ?? ''),
      personId,
    })),
  );
  await insertAll(
    db,
    'plusCrewValue',
    crews.flatMap(({ number }) =>
      types.map((type) => ({
        id: seedId(tenant.id, 'plus crew value', number, type),
        plusCrewId: idOf(number),
        type,
        parameters: JSON.stringify(
          type === 'levels' ? { levels } : type === 'target' ? { period: 'month' } : {},
        ),
      })),
    ),
  );
  for (const { number, share } of crews) {
    if (share === null) continue;
    const aims = await aimsOf(db, demo, idOf(number), share);
    await insertAll(db, 'plusCrewValueData', periodsOf(demo, number, aims));
  }
}
