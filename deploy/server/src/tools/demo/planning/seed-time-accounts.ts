import { addDays, lastDayOf, monthOf, timeLines } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { vacationOf } from '../../../areas/finance/staff-contracts/figures-of.ts';
import { accountAt, timeOfPeople } from '../../../areas/finance/staff-contracts/person-time.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { monthAway, staffOf } from './staff.ts';

type Booking = Omit<Insertable<Tables['timeBooking']>, 'tenantId'>;
type Lock = Omit<Insertable<Tables['monthLock']>, 'tenantId'>;

/** Where the accounts of the first of the staff stand; those of the others by chance. */
const wanted = [750, 205, -40, 3_750, -1_095, 0];
const lockedMonths = 3;

/** Months that are closed with hours as they are worked, and accounts that stand where the demo says. */
export async function seedTimeAccounts(db: Db, demo: Demo): Promise<void> {
  const { tenant, today, now } = demo;
  const german = tenant.defaultLanguage.startsWith('de');
  const dice = diceOf(`accounts of ${tenant.id}`);
  const people = staffOf(demo).map(({ id }) => id);
  const by = demo.personOf('accountant')?.id ?? demo.personOf('office')?.id ?? null;
  const month = monthOf(today);
  const begins = monthAway(today, -lockedMonths);
  const booking = (
    personId: string,
    kind: Booking['kind'],
    day: string,
    minutes: number,
    reason: string,
  ): Booking => ({
    id: seedId(tenant.id, 'booking', personId, kind, day, reason),
    personId,
    day,
    minutes,
    kind,
    reason,
    byPerson: by,
    at: now,
  });
  const openings = people.map((id) =>
    booking(id, 'opening', begins, dice.roll(40) * 15 - 200, german ? 'Übertrag' : 'Carried over'),
  );
  await insertAll(db, 'timeBooking', openings);
  const times = await timeOfPeople(db, people, { month, today });
  const locks: Lock[] = [];
  for (const [personId, time] of times) {
    for (let nth = -lockedMonths; nth < 0; nth += 1) {
      const locked = monthAway(today, nth);
      const plain = timeLines({ ...time.facts, worked: new Map() }, locked, lastDayOf(locked));
      const lines = plain.map((line) =>
        line.quota > 0 && line.credit === 0 && line.why === null
          ? { ...line, worked: line.quota + (dice.roll(8) - 3) * 15 }
          : line,
      );
      const sum = (of: 'quota' | 'worked' | 'credit') => lines.reduce((total, line) => total + line[of], 0);
      locks.push({
        personId,
        month: locked,
        quotaMinutes: sum('quota'),
        workedMinutes: sum('worked'),
        creditMinutes: sum('credit'),
        lines: json(lines),
        lockedAt: new Date(now.getTime() - 86_400_000),
        lockedBy: by,
      });
    }
  }
  await insertAll(db, 'monthLock', locks);
  const paper = german ? 'Stundenzettel auf Papier, laufender Monat' : 'Hours on paper, this month';
  const after = await timeOfPeople(db, people, { month, today });
  const yesterday = addDays(today, -1);
  const manual = [...after].flatMap(([id, time], at) => {
    const paid =
      at % 6 === 2
        ? [booking(id, 'paidOut', yesterday, 240, german ? 'Mit der Abrechnung' : 'With the pay')]
        : [];
    const target = wanted[at] ?? dice.roll(180) * 15 - 1_200;
    const minutes = target - accountAt(time, { day: yesterday, booked: today }) + (paid.length > 0 ? 240 : 0);
    return [...paid, ...(minutes === 0 ? [] : [booking(id, 'manual', yesterday, minutes, paper)])];
  });
  await insertAll(db, 'timeBooking', manual);
  await seedVacationAccounts(db, demo, people);
}

/** Days carried over; one account that stands at nothing, and one below. */
async function seedVacationAccounts(
  db: Db,
  { tenant, today, now }: Demo,
  people: readonly string[],
): Promise<void> {
  const year = Number(today.slice(0, 4));
  const german = tenant.defaultLanguage.startsWith('de');
  const row = (personId: string, kind: 'carryOver' | 'manual', days: number, reason: string) => ({
    id: seedId(tenant.id, 'vacation booking', personId, kind),
    personId,
    year,
    days,
    kind,
    reason,
    at: now,
  });
  await insertAll(
    db,
    'vacationBooking',
    people.flatMap((id, at) =>
      at % 3 === 0
        ? [row(id, 'carryOver', (at % 7) + 0.5, german ? 'Rest des Vorjahres' : 'Left of last year')]
        : [],
    ),
  );
  const times = await timeOfPeople(db, people, { month: monthOf(today), today });
  const set = [5, 6].flatMap((at) => {
    const time = times.get(people[at] ?? '');
    if (!time) return [];
    const days = (at === 5 ? 0 : -2) - vacationOf(time, year, today).left;
    return days === 0 ? [] : [row(time.personId, 'manual', days, german ? 'Korrektur' : 'Correction')];
  });
  await insertAll(db, 'vacationBooking', set);
}
