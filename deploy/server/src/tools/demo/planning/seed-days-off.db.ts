import { addDays, countedDays, weekdayOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import {
  bankHolidaysOfPeople,
  termsOfPeople,
} from '../../../areas/finance/staff-contracts/contract-terms.db.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { staffOf } from './staff.ts';

type Absence = Omit<Insertable<Tables['absence']>, 'tenantId'>;
type Plan = {
  kind: Absence['kind'];
  status: Absence['status'];
  /** Days from today. */
  from: number;
  length: number;
  half?: true;
  reason?: readonly [en: string, de: string];
  overHoliday?: true;
};

const vacations: readonly Plan[] = [
  { kind: 'vacation', status: 'approved', from: -45, length: 10 },
  { kind: 'vacation', status: 'requested', from: 20, length: 10 },
  { kind: 'vacation', status: 'approved', from: 33, length: 12 },
  { kind: 'vacation', status: 'refused', from: 12, length: 5, reason: ['Trade fair week', 'Messewoche'] },
  { kind: 'vacation', status: 'withdrawn', from: 25, length: 5 },
  { kind: 'vacation', status: 'cancelRequested', from: 16, length: 5 },
  { kind: 'vacation', status: 'approved', from: 9, length: 1, half: true },
  { kind: 'vacation', status: 'approved', from: 3, length: 5, overHoliday: true },
  { kind: 'unpaid', status: 'approved', from: 40, length: 5 },
  { kind: 'timeInLieu', status: 'requested', from: 14, length: 2 },
  { kind: 'vacation', status: 'cancelled', from: 28, length: 6, reason: ['Plans changed', 'Pläne geändert'] },
  { kind: 'vacation', status: 'approved', from: -2, length: 6 },
];
const others: readonly Plan[] = [
  { kind: 'sick', status: 'approved', from: -16, length: 3 },
  { kind: 'sick', status: 'approved', from: -35, length: 8 },
  { kind: 'paidAbsence', status: 'approved', from: -60, length: 1 },
  { kind: 'vacation', status: 'approved', from: -110, length: 14 },
  // Not one of those who sign in: they are at work today.
  { kind: 'sick', status: 'reported', from: 0, length: 2 },
];
const ofCrew: readonly Plan[] = [
  { kind: 'vacation', status: 'requested', from: 45, length: 9 },
  {
    kind: 'vacation',
    status: 'refused',
    from: 10,
    length: 3,
    reason: ['Too many are away', 'Zu viele sind weg'],
  },
  { kind: 'vacation', status: 'approved', from: 26, length: 4 },
];

/** Two absences for each of the staff: every state, half days, over a bank holiday. */
export async function seedAbsences(db: Db, demo: Demo): Promise<void> {
  const { tenant, today, now } = demo;
  const staff = staffOf(demo);
  const ids = staff.map(({ id }) => id);
  const terms = await termsOfPeople(db, ids);
  const holidays = await bankHolidaysOfPeople(db, ids);
  const german = tenant.defaultLanguage.startsWith('de');
  const planner = (demo.personOf('planner') ?? demo.personOf('office'))?.id ?? null;
  const rows = staff.flatMap(({ id: personId }, at): Absence[] => {
    const own = [vacations[at % vacations.length], others[at % others.length], ...(at === 0 ? ofCrew : [])];
    return own.flatMap((plan, nth) => {
      if (!plan) return [];
      const free = holidays(personId);
      const next = [...free.keys()].toSorted().find((day) => day > addDays(today, 4) && weekdayOf(day) < 5);
      let from = plan.overHoliday && next ? addDays(next, -2) : addDays(today, plan.from);
      // A half day is a day of work.
      while (plan.half && weekdayOf(from) !== 2) from = addDays(from, 1);
      const to = addDays(from, plan.length - 1);
      const span = { from, to, firstHalf: plan.half === true, lastHalf: false };
      const decided = plan.status !== 'requested' && plan.status !== 'reported';
      return [
        {
          id: seedId(tenant.id, 'absence', personId, nth),
          personId,
          kind: plan.kind,
          status: plan.status,
          fromDay: from,
          toDay: to,
          firstHalf: span.firstHalf,
          lastHalf: false,
          days: countedDays(span, terms.get(personId) ?? [], new Set(free.keys())).days,
          comment: nth === 0 && at % 3 === 0 ? (german ? 'Familie' : 'Family') : '',
          reason: plan.reason?.[german ? 1 : 0] ?? '',
          requestedAt: new Date(now.getTime() - (20 + at) * 86_400_000),
          decidedAt: decided ? new Date(now.getTime() - (10 + at) * 86_400_000) : null,
          decidedBy: decided ? planner : null,
        },
      ];
    });
  });
  await insertAll(db, 'absence', rows);
}

const reasons = [
  ['', ''],
  ['Exam', 'Prüfung'],
  ['Moving house', 'Umzug'],
  ['Wedding of a friend', 'Hochzeit einer Freundin'],
  ['Other job', 'Anderer Job'],
] as const;

/** Blocked dates: single days, ranges, and some on a confirmed job. */
export async function seedBlocks(db: Db, demo: Demo): Promise<void> {
  const { tenant, today, now, people } = demo;
  const dice = diceOf(`blocks of ${tenant.id}`);
  const german = tenant.defaultLanguage.startsWith('de');
  const jobs = await db
    .selectFrom('crewItem')
    .select(['personId', 'startDate as day'])
    .where('status', '=', 'confirmed')
    .where('personId', 'is not', null)
    .where('startDate', '>', today)
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  const onJobs = new Map(jobs.map(({ personId, day }) => [personId ?? '', day]));
  const workers = people.filter(({ active }) => active);
  const crew = demo.personOf('crew');
  const some = [...(crew ? [crew] : []), ...workers.filter(({ id }) => id !== crew?.id).toReversed()];
  let blocked = 0;
  const rows = some.slice(0, Math.min(70, Math.floor(workers.length / 2))).map(({ id }, at) => {
    const onJob = blocked < 8 ? onJobs.get(id) : undefined;
    if (onJob) blocked += 1;
    const from = onJob ?? addDays(today, dice.roll(70) - 10);
    const to = onJob || at % 3 === 0 ? from : addDays(from, 1 + dice.roll(9));
    const reason = dice.pick(reasons)[german ? 1 : 0];
    return {
      id: seedId(tenant.id, 'block', id),
      personId: id,
      fromDay: from,
      toDay: to,
      reason,
      createdAt: now,
    };
  });
  await insertAll(db, 'blockDate', rows);
}
