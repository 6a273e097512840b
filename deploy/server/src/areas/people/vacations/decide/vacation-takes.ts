import {
  absenceGroups,
  addDays,
  countedDays,
  daysFrom,
  isOneOf,
  partOf,
  quotaOf,
  spansByYear,
} from '@callboard/domain';
import type { VacationDetail } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import {
  accountAt,
  bankHolidaysOfPeople,
  timeOfPeople,
  vacationOf,
} from '../../../finance/staff-contracts/staff-contracts.public.ts';
import type { PersonTime } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import type { AbsenceFound } from '../read/vacations.db.ts';

type Year = VacationDetail['years'][number];
type Takes = Pick<VacationDetail, 'weekends' | 'bankHolidays' | 'minutes' | 'years' | 'timeAccount'>;

/** What the account of a year has without these days and with them, whether they are given already or only asked for. */
function yearOf(
  time: PersonTime,
  absence: AbsenceFound,
  { year, span }: ReturnType<typeof spansByYear>[number],
  today: string,
): Year {
  const whole = span.from === absence.from && span.to === absence.to;
  const days = whole
    ? Number(absence.days)
    : countedDays(span, time.facts.terms, time.facts.bankHolidays).days;
  const { left, pending } = vacationOf(time, year, today);
  const isGiven = isOneOf(absence.status, absenceGroups.granted);
  const without = isGiven ? left + days : left;
  return {
    year,
    days,
    without,
    with: without - days,
    pending: absence.status === 'requested' ? pending - days : pending,
  };
}

/** Which of its days count, what bank holidays are among them, and what they take from which account. */
export async function vacationTakes(db: Db, absence: AbsenceFound, today: string): Promise<Takes> {
  const { personId, kind } = absence;
  const spans = spansByYear(absence);
  const years: Year[] = [];
  let first: PersonTime | undefined;
  for (const part of kind === 'vacation' ? spans : spans.slice(0, 1)) {
    // Bookings are those of the month's year, so each year is read on its own.
    const times = await timeOfPeople(db, [personId], { month: part.span.from, today });
    const time = times.get(personId);
    first ??= time;
    if (time && kind === 'vacation') years.push(yearOf(time, absence, part, today));
  }
  const terms = first?.terms ?? [];
  const captions = (await bankHolidaysOfPeople(db, [personId]))(personId);
  const workdays = daysFrom(absence.from, absence.to).filter((day) => quotaOf(terms, day) > 0);
  const minutes = workdays
    .filter((day) => !captions.has(day))
    .reduce((sum, day) => sum + Math.round(quotaOf(terms, day) * partOf(absence, day)), 0);
  const now = first ? accountAt(first, { day: addDays(today, -1), booked: today }) : 0;
  return {
    weekends: countedDays(absence, terms, new Set(captions.keys())).weekends,
    bankHolidays: workdays.flatMap((day) => {
      const caption = captions.get(day);
      return caption === undefined ? [] : [{ day, caption }];
    }),
    minutes,
    years,
    timeAccount:
      kind === 'timeInLieu' && absence.from >= today ? { without: now, with: now - minutes } : null,
  };
}
