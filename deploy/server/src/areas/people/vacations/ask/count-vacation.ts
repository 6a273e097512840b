import { countedDays, spansByYear, vacationRefusal } from '@callboard/domain';
import type { RequestedAbsenceKind, VacationSpan } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { vacationOf, timeOfPeople } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import type { PersonTime } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import { absencesMeeting } from '../read/vacations.db.ts';

type Asked = VacationSpan & { personId: string; kind: RequestedAbsenceKind };
type YearTaken = { year: number; days: number; left: number; pending: number; leftAfter: number };

/** The days of one year against the account of that year. */
function takenIn(
  time: PersonTime | undefined,
  { year, span }: { year: number; span: VacationSpan | null },
  { takes, today }: { takes: boolean; today: string },
): YearTaken {
  if (!time) return { year, days: 0, left: 0, pending: 0, leftAfter: 0 };
  const days = span ? countedDays(span, time.facts.terms, time.facts.bankHolidays).days : 0;
  const { left, pending } = vacationOf(time, year, today);
  // What others wait for is spoken for as well.
  return { year, days, left, pending, leftAfter: left - pending - (takes ? days : 0) };
}

/** What a request takes, what remains of each year that it touches, and why it could not be sent. */
export async function countVacation(db: Db, asked: Asked, today: string) {
  const rules = await tenantRules(db);
  const none = { days: 0, weekends: 0, bankHolidays: 0 };
  const sensible =
    asked.to >= asked.from && asked.to.slice(0, 4) <= String(Number(asked.from.slice(0, 4)) + 2);
  const takes = asked.kind === 'vacation';
  const years: YearTaken[] = [];
  let counted = none;
  const first = { year: Number(asked.from.slice(0, 4)), span: null };
  for (const part of sensible ? spansByYear(asked) : [first]) {
    // Bookings are those of the month's year, so each year is read on its own.
    const times = await timeOfPeople(db, [asked.personId], { month: part.span?.from ?? asked.from, today });
    const time = times.get(asked.personId);
    if (time && sensible) counted = countedDays(asked, time.facts.terms, time.facts.bankHolidays);
    years.push(takenIn(time, part, { takes, today }));
  }
  // The year that ends with the least is the one that decides.
  const touched = years.filter(({ days }) => days > 0);
  const least = (touched.length > 0 ? touched : years).reduce((a, b) => (b.leftAfter < a.leftAfter ? b : a));
  const meeting = await absencesMeeting(db, { ...asked, sick: false });
  const refusal = vacationRefusal(asked, {
    today,
    aheadDays: rules.vacationAheadDays,
    days: counted.days,
    overlaps: meeting.length > 0,
    left: takes ? least.leftAfter : null,
    belowZero: rules.vacationBelowZero,
  });
  const { left, pending, leftAfter } = least;
  return { ...counted, left, pending, leftAfter, years, refusal, least };
}
