import { addDays, monthOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { monthAway, staffOf } from './staff.ts';

type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'tenant_id'>;
type Kind = Tables['staff_contract']['kind'];
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
  const contracts: Row<'staff_contract'>[] = [];
  const versions: Row<'staff_contract_version'>[] = [];
  for (const [at, person] of staffOf(demo).entries()) {
    const shape = shapes[at % shapes.length] ?? fullTime;
    const ended = at === 13;
    const coming = at === 14;
    const unsigned = at === 15 || coming;
    const valid_from = coming
      ? monthAway(today, 1)
      : `${year - 1}-${['01-01', '04-01', '09-15'][at % 3] ?? '01-01'}`;
    const id = seedId(tenant.id, 'contract', person.id);
    contracts.push({
      id,
      number: `V-${String(2_001 + at)}`,
      person_id: person.id,
      kind: shape.kind,
      caption: german ? shape.de : shape.en,
      valid_from,
      valid_until: ended ? addDays(monthOf(today), -1) : null,
      signed_at: unsigned ? null : new Date(`${addDays(valid_from, -5)}T10:00:00Z`),
    });
    const version = (from: string, its: Shape, vacation: number): Row<'staff_contract_version'> => ({
      id: seedId(id, from),
      contract_id: id,
      valid_from: from,
      weekday_minutes: its.minutes,
      month_minutes: its.month ?? null,
      days_per_week: its.days,
      full_time_days: 5,
      vacation_days: vacation,
      pay_minor: 1_650 + (at % 7) * 120,
      currency: german ? 'EUR' : 'GBP',
    });
    versions.push(version(valid_from, shape, at % 4 === 0 ? 30 : 25));
    // Fewer days since the first of this month.
    if (at === 7) versions.push(version(monthOf(today), partTime, 25));
  }
  await insertAll(db, 'staff_contract', contracts);
  await insertAll(db, 'staff_contract_version', versions);
}
