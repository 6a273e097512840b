import { addDays, monthOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { monthAway, staffOf } from './staff.ts';

type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'tenantId'>;
type Kind = Tables['staffContract']['kind'];
type Shape = { kind: Kind; en: string; de: string; minutes: number[]; month?: number; days: number };

const fullTime: Shape = {
  kind: 'fullTime',
  en: 'Full-time',
  de: 'Vollzeit',
  minutes: [480, 480, 480, 480, 480, 0, 0],
  days: 5,
};
const partTime: Shape = {
  kind: 'partTime',
  en: 'Part-time, three days',
  de: 'Teilzeit, drei Tage',
  minutes: [0, 480, 480, 480, 0, 0, 0],
  days: 3,
};
const hourly: Shape = {
  kind: 'hourly',
  en: 'By the hour',
  de: 'Auf Stunden',
  minutes: [0, 0, 0, 0, 0, 0, 0],
  days: 0,
};
const monthly: Shape = {
  kind: 'monthlyHours',
  en: 'Hours of the month',
  de: 'Monatsstunden',
  minutes: [0, 0, 0, 0, 0, 0, 0],
  month: 5_400,
  days: 5,
};
const shapes = [
  fullTime,
  partTime,
  fullTime,
  hourly,
  fullTime,
  fullTime,
  partTime,
  fullTime,
  monthly,
  hourly,
];

/** Contracts of all kinds, one of each oddity: changed, ended, coming, unsigned. */
export async function seedContracts(db: Db, demo: Demo): Promise<void> {
  const { tenant, today } = demo;
  const german = tenant.defaultLanguage.startsWith('de');
  const year = Number(today.slice(0, 4));
  const contracts: Row<'staffContract'>[] = [];
  const versions: Row<'staffContractVersion'>[] = [];
  for (const [at, person] of staffOf(demo).entries()) {
    const shape = shapes[at % shapes.length] ?? fullTime;
    const ended = at === 13;
    const coming = at === 14;
    const unsigned = at === 15 || coming;
    const validFrom = coming
      ? monthAway(today, 1)
      : `${year - 1}-${['01-01', '04-01', '09-15'][at % 3] ?? '01-01'}`;
    const id = seedId(tenant.id, 'contract', person.id);
    contracts.push({
      id,
      number: `V-${String(2_001 + at)}`,
      personId: person.id,
      kind: shape.kind,
      caption: german ? shape.de : shape.en,
      validFrom,
      validUntil: ended ? addDays(monthOf(today), -1) : null,
      signedAt: unsigned ? null : new Date(`${addDays(validFrom, -5)}T10:00:00Z`),
    });
    const version = (from: string, its: Shape, vacation: number): Row<'staffContractVersion'> => ({
      id: seedId(id, from),
      contractId: id,
      validFrom: from,
      weekdayMinutes: its.minutes,
      monthMinutes: its.month ?? null,
      daysPerWeek: its.days,
      fullTimeDays: 5,
      vacationDays: vacation,
      payMinor: 1_650 + (at % 7) * 120,
      currency: german ? 'EUR' : 'GBP',
    });
    versions.push(version(validFrom, shape, at % 4 === 0 ? 30 : 25));
    // Fewer days since the first of this month.
    if (at === 7) versions.push(version(monthOf(today), partTime, 25));
  }
  await insertAll(db, 'staffContract', contracts);
  await insertAll(db, 'staffContractVersion', versions);
}
