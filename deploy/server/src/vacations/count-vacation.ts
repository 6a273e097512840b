import { countedDays, vacationRefusal } from '@callboard/domain';
import type { VacationSpan } from '@callboard/domain';
import type { Db } from '../db/tables.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { vacationOf } from '../staff-contracts/figures-of.ts';
import { timeOfPeople } from '../staff-contracts/person-time.ts';
import { absencesMeeting } from './vacations.db.ts';

type Asked = VacationSpan & { personId: string; kind: 'vacation' | 'unpaid' | 'timeInLieu' };

/** What a request takes, what remains of each year that it touches, and why it could not be sent. */
export async function countVacation(db: Db, asked: Asked, today: string) {
  const rules = await tenantRules(db);
  const none = { days: 0, weekends: 0, bankHolidays: 0 };
  const times = await timeOfPeople(db, [asked.personId], { month: asked.from, today });
  const time = times.get(asked.personId);
  const sensible =
    asked.to >= asked.from && asked.to.slice(0, 4) <= String(Number(asked.from.slice(0, 4)) + 2);
  const facts = time?.facts;
  const counted = facts && sensible ? countedDays(asked, facts.terms, facts.bankHolidays) : none;
  const account = time ? vacationOf(time, Number(asked.from.slice(0, 4)), today) : { left: 0, pending: 0 };
  const takes = asked.kind === 'vacation';
  // What others wait for is spoken for as well.
  const leftAfter = account.left - account.pending - (takes ? counted.days : 0);
  const meeting = await absencesMeeting(db, { ...asked, sick: false });
  const refusal = vacationRefusal(asked, {
    today,
    aheadDays: rules.vacationAheadDays,
    days: counted.days,
    overlaps: meeting.length > 0,
    left: takes ? leftAfter : null,
    belowZero: rules.vacationBelowZero,
  });
  return { ...counted, left: account.left, pending: account.pending, leftAfter, refusal };
}
