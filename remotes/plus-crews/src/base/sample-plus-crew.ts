import { plusCrews } from '@callboard/contract';
import type {
  PlusCrew,
  PlusCrewProgress,
  PlusCrewRow,
  PlusCrewValue,
  PlusCrewValueData,
} from '@callboard/contract';
import { bonusForecast } from '@callboard/domain';
import type { BonusDay, BonusValues } from '@callboard/domain';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

export const sampleLevels = [
  { attainment: 8_000, factor: 5_000 },
  { attainment: 10_000, factor: 10_000 },
  { attainment: 12_000, factor: 15_000 },
];
const sampleValues: BonusValues = {
  target: 1_000_000,
  minimumTarget: 850_000,
  targetPerformance: 5_000,
  onTargetBonus: 40_000,
  levels: sampleLevels,
};
const sampleDays = [
  { day: '2026-11-10', turnoverMinor: 900_000, workedMinutes: 12_000, bookedMinor: 0 },
  { day: '2026-11-25', turnoverMinor: 0, workedMinutes: 0, bookedMinor: 200_000 },
];

/** Figures as the server works them out: from values and days, by the rules of the domain. */
export function sampleProgress({
  values = {},
  days = sampleDays,
}: { values?: Partial<BonusValues>; days?: readonly BonusDay[] } = {}): PlusCrewProgress {
  const its = { ...sampleValues, ...values };
  const { explained, ...forecast } = bonusForecast(days, its, '2026-11-23');
  const missing = (['target', 'minimumTarget', 'targetPerformance', 'onTargetBonus'] as const).filter(
    (type) => its[type] === null,
  );
  return {
    ...forecast,
    explained: [...explained],
    values: { ...its, levels: [...its.levels] },
    missing,
    days: [...days],
    plusCrew: { id: 'seven', number: 'PC-7', name: 'Band seven', currency: 'EUR' },
    from: '2026-11-01',
    to: '2026-11-30',
    on: '2026-11-23',
    asOf: '2026-11-23T09:00:00Z',
  };
}

export const sampleRow = (own: PartOf<PlusCrewRow> = {}): PlusCrewRow =>
  sampleItemOf(plusCrews.plusCrews, {
    id: 'seven',
    number: 'PC-7',
    name: 'Band seven',
    company: { id: 'opera', name: 'Opera Ltd' },
    active: true,
    members: 2,
    state: 'onTarget',
    bonusSoFarMinor: 30_000,
    bonusLikelyMinor: 50_000,
    ...own,
  });

export const samplePlusCrew = (own: PartOf<PlusCrew> = {}): PlusCrew =>
  sampleOf(plusCrews.plusCrew, { ...sampleRow(), ...own });

export const sampleValue = (own: PartOf<PlusCrewValue> = {}): PlusCrewValue =>
  sampleItemOf(plusCrews.plusCrewValues, {
    id: 'v-target',
    version: 3,
    plusCrew: 'seven',
    type: 'target',
    unit: 'money',
    parameters: { period: 'month' },
    current: 1_000_000,
    datas: 2,
    ...own,
  });

export const sampleData = (own: PartOf<PlusCrewValueData> = {}): PlusCrewValueData =>
  sampleItemOf(plusCrews.plusCrewValueDatas, {
    id: 'd-2',
    plusCrewValue: 'v-target',
    plusCrew: 'seven',
    type: 'target',
    value: 1_000_000,
    dateFrom: '2026-09-01',
    current: true,
    ...own,
  });

export const listed = <Row>(items: readonly Row[]) => ({
  items,
  total: items.length,
  page: 1,
  limit: 1000,
});
