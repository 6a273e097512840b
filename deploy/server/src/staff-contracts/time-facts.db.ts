import { breakOwed } from '@callboard/domain';
import type { AccountAbsence, Booking, TenantRules, TimeLine, WorkedDay } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

declare module '../db/column-types.ts' {
  interface JsonColumns {
    'month_lock.lines': TimeLine[];
  }
}

type People = readonly string[];
const byPerson = <Row extends { personId: string }>(rows: Row[]) =>
  Map.groupBy(rows, ({ personId }) => personId);

/** Approved minutes of each day; where nobody has approved them, what was checked without its breaks. */
export async function workedByDay(
  db: Db,
  people: People,
  { from, to, rules }: { from: string; to: string; rules: TenantRules },
): Promise<Map<string, Map<string, WorkedDay>>> {
  const range = { people, from, to };
  const worked = new Map<string, Map<string, WorkedDay>>();
  for (const { personId, days } of await approvedDays(db, range))
    worked.set(
      personId,
      new Map(Object.entries(days).map(([day, minutes]) => [day, { minutes, provisional: false }])),
    );
  for (const { personId, day, present, breaks } of await unapprovedChecks(db, range)) {
    const days = worked.get(personId) ?? new Map<string, WorkedDay>();
    const minutes = Math.max(0, present - (breaks ?? breakOwed(present, rules)));
    days.set(day, { minutes: (days.get(day)?.minutes ?? 0) + minutes, provisional: true });
    worked.set(personId, days);
  }
  return worked;
}

type Range = { people: People; from: string; to: string };

/** A row a person: of the thousands of days of an account only their minutes are told. */
const approvedDays = (db: Db, { people, from, to }: Range) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('crew_check')
        .select(['person_id', 'day', sql<number>`sum(approved_minutes)`.as('minutes')])
        .where('person_id', 'in', [...people])
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('approved_minutes', 'is not', null)
        .groupBy(['person_id', 'day'])
        .as('c'),
    )
    .select([
      'c.person_id as personId',
      sql<Record<string, number>>`json_object_agg(c.day, c.minutes)`.as('days'),
    ])
    .groupBy('c.person_id')
    .execute();

const unapprovedChecks = (db: Db, { people, from, to }: Range) =>
  db
    .selectFrom('crew_check as c')
    .select([
      'c.person_id as personId',
      sql<string>`c.day`.as('day'),
      sql<number>`coalesce(extract(epoch from c.checked_until - c.checked_from) / 60, 0)::int`.as('present'),
      sql<number | null>`(select (sum(extract(epoch from least(coalesce(b.until_at, c.checked_until),
          c.checked_until) - greatest(b.from_at, c.checked_from))) / 60)::int
        from crew_break b where b.tenant_id = c.tenant_id and b.check_id = c.id)`.as('breaks'),
    ])
    .where('c.person_id', 'in', [...people])
    .where('c.day', '>=', from)
    .where('c.day', '<=', to)
    .where('c.approved_minutes', 'is', null)
    .where('c.checked_until', 'is not', null)
    .execute();

/** Minutes that are planned on each day, without the breaks that will be taken. */
export async function plannedByDay(
  db: Db,
  people: People,
  { from, to, rules }: { from: string; to: string; rules: TenantRules },
): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .selectFrom('crew_item')
    .select([
      'person_id as personId',
      'start_date as day',
      sql<number>`(extract(epoch from ends_at - starts_at) / 60)::int`.as('minutes'),
    ])
    .where('person_id', 'in', [...people])
    .where('start_date', '>=', from)
    .where('start_date', '<=', to)
    .where('status', 'in', ['requested', 'confirmed', 'ready', 'hasChanged'])
    .where('ends_at', 'is not', null)
    .execute();
  const planned = new Map<string, Map<string, number>>();
  for (const { personId, day, minutes } of rows) {
    if (personId === null) continue;
    const days = planned.get(personId) ?? new Map<string, number>();
    days.set(day, (days.get(day) ?? 0) + minutes - breakOwed(minutes, rules));
    planned.set(personId, days);
  }
  return planned;
}

export type AbsenceFact = AccountAbsence & { personId: string; days: number; pending: boolean };

/** Absences that hold, and vacations that are asked for. */
export async function absencesOfPeople(db: Db, people: People): Promise<Map<string, AbsenceFact[]>> {
  const rows = await db
    .selectFrom('absence')
    .select([
      'person_id as personId',
      'kind',
      'status',
      'from_day as from',
      'to_day as to',
      'first_half as firstHalf',
      'last_half as lastHalf',
      'days',
    ])
    .where('person_id', 'in', [...people])
    .where('status', 'in', ['approved', 'cancelRequested', 'reported', 'requested'])
    .execute();
  return byPerson(
    rows.map(({ status, days, ...row }) => ({ ...row, days: Number(days), pending: status === 'requested' })),
  );
}

export async function bookingsOfPeople(
  db: Db,
  people: People,
): Promise<Map<string, (Booking & { personId: string })[]>> {
  return byPerson(
    await db
      .selectFrom('time_booking')
      .select(['person_id as personId', 'day', 'minutes', 'kind'])
      .where('person_id', 'in', [...people])
      .execute(),
  );
}

/** Locked months of these people. Their lines are read apart, by who shows them. */
export async function locksOfPeople(db: Db, people: People) {
  return byPerson(
    await db
      .selectFrom('month_lock')
      .select([
        'person_id as personId',
        'month',
        'quota_minutes as quota',
        'worked_minutes as worked',
        'credit_minutes as credit',
      ])
      .where('person_id', 'in', [...people])
      .execute(),
  );
}

/** Days carried over and booked by hand for a year. */
export async function vacationBookingsOfPeople(db: Db, people: People, year: number) {
  const rows = await db
    .selectFrom('vacation_booking')
    .select(['person_id as personId', 'kind', 'days'])
    .where('person_id', 'in', [...people])
    .where('year', '=', year)
    .execute();
  return byPerson(rows.map((row) => ({ ...row, days: Number(row.days) })));
}
