import { absenceGroups, crewItemGroups, requiredBreak, workedMinutes } from '@callboard/domain';
import type { AccountAbsence, Booking, TenantRules, TimeLine, WorkedDay } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, stringAgg, linesByFirst, readLines, isTrue } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { presentMs, recordedBreakMs } from '../finance/finance.public.ts';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'monthLock.lines': TimeLine[];
  }
}

type People = readonly string[];

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
  for (const { personId, day, presentMs: present, recordedMs } of await unapprovedChecks(db, range)) {
    const days = worked.get(personId) ?? new Map<string, WorkedDay>();
    const minutes = workedMinutes(present ?? 0, recordedMs, rules);
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
        .selectFrom('crewCheck')
        .select(['personId', 'day', sql<number>`sum("approvedMinutes")`.as('minutes')])
        .where(sql<boolean>`"personId" = ${anyOf(people)}`)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('approvedMinutes', 'is not', null)
        .groupBy(['personId', 'day'])
        .as('daily'),
    )
    .select([
      'daily.personId',
      sql<Record<string, number>>`json_object_agg(daily.day, daily.minutes)`.as('days'),
    ])
    .groupBy('daily.personId')
    .execute();

const unapprovedChecks = (db: Db, { people, from, to }: Range) =>
  db
    .selectFrom('crewCheck')
    .select([
      'personId',
      sql<string>`"crewCheck".day`.as('day'),
      presentMs.as('presentMs'),
      recordedBreakMs.as('recordedMs'),
    ])
    .where(sql<boolean>`"crewCheck"."personId" = ${anyOf(people)}`)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('approvedMinutes', 'is', null)
    .where('checkedUntil', 'is not', null)
    .execute();

/** Minutes that are planned on each day, without the breaks that will be taken. */
export async function plannedByDay(
  db: Db,
  people: People,
  { from, to, rules }: { from: string; to: string; rules: TenantRules },
): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .selectFrom('crewItem')
    .select([
      'personId',
      'startDate as day',
      sql<number>`(extract(epoch from "endsAt" - "startsAt") / 60)::int`.as('minutes'),
    ])
    .where(sql<boolean>`"personId" = ${anyOf(people)}`)
    .where('startDate', '>=', from)
    .where('startDate', '<=', to)
    .where('status', 'in', crewItemGroups.plannedAhead)
    .where('endsAt', 'is not', null)
    .execute();
  const planned = new Map<string, Map<string, number>>();
  for (const { personId, day, minutes } of rows) {
    if (personId === null) continue;
    const days = planned.get(personId) ?? new Map<string, number>();
    days.set(day, (days.get(day) ?? 0) + minutes - requiredBreak(minutes, rules));
    planned.set(personId, days);
  }
  return planned;
}

export type AbsenceFact = AccountAbsence & { personId: string; days: number; pending: boolean };
export type LockFact = { month: string; quota: number; worked: number; credit: number };
export type VacationBooking = { kind: 'carryOver' | 'manual'; days: number };

type Found = {
  absences: string | null;
  bookings: string | null;
  locks: string | null;
  vacations: string | null;
};

const absence = asLines([
  sql`"personId"`,
  sql`kind`,
  sql`status`,
  sql`"fromDay"`,
  sql`"toDay"`,
  sql`"firstHalf"`,
  sql`"lastHalf"`,
  sql`days`,
]);
const booking = asLines([sql`"personId"`, sql`day`, sql`minutes`, sql`kind`]);
const lock = asLines([
  sql`"personId"`,
  sql`month`,
  sql`"quotaMinutes"`,
  sql`"workedMinutes"`,
  sql`"creditMinutes"`,
]);
const vacation = asLines([sql`"personId"`, sql`kind`, sql`days`]);

/**
 * What was written down for these people: absences that hold and vacations that are asked for, bookings of their
 * accounts, locked months (their lines are read apart, by who shows them), and vacation booked by hand for a year.
 */
export async function writtenDown(db: Db, people: People, year: number) {
  const own = sql`"personId" = ${anyOf(people)}`;
  const { rows } = await sql<Found>`select
    (select ${stringAgg(absence)} from absence where ${own}
      and status ${oneOf(absenceGroups.held)}) as absences,
    (select ${stringAgg(booking)} from "timeBooking" where ${own}) as bookings,
    (select ${stringAgg(lock)} from "monthLock" where ${own}) as locks,
    (select ${stringAgg(vacation)} from "vacationBooking" where ${own} and year = ${year}) as vacations`.execute(
    db,
  );
  const lines = (of: keyof Found) => rows[0]?.[of] ?? null;
  const absences = readLines(
    lines('absences'),
    ([personId = '', kind, status, from = '', to = '', firstHalf, lastHalf, days]): AbsenceFact => ({
      personId,
      kind: kind as AbsenceFact['kind'],
      from,
      to,
      firstHalf: isTrue(firstHalf),
      lastHalf: isTrue(lastHalf),
      days: Number(days),
      pending: status === 'requested',
    }),
  );
  return {
    absences: Map.groupBy(absences, ({ personId }) => personId),
    bookings: linesByFirst(lines('bookings'), ([day = '', minutes, kind]): Booking => ({
      day,
      minutes: Number(minutes),
      kind: kind as Booking['kind'],
    })),
    locks: linesByFirst(lines('locks'), ([month = '', quota, worked, credit]): LockFact => ({
      month,
      quota: Number(quota),
      worked: Number(worked),
      credit: Number(credit),
    })),
    vacations: linesByFirst(lines('vacations'), ([kind, days]): VacationBooking => ({
      kind: kind as VacationBooking['kind'],
      days: Number(days),
    })),
  };
}
