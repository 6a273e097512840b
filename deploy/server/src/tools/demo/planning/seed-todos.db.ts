import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

const texts = [
  ['Order a second forklift', 'Zweiten Stapler bestellen'],
  ['Call the hall about the gate', 'Halle wegen des Tors anrufen'],
  ['Check the driving licences', 'Führerscheine prüfen'],
  ['Book the hotel for the night crew', 'Hotel für die Nachtcrew buchen'],
  ['Send the safety briefing', 'Sicherheitsunterweisung schicken'],
  ['Ask for the stage plan', 'Bühnenplan anfordern'],
  ['Find two more riggers', 'Zwei weitere Rigger finden'],
  ['Talk about the late check-in', 'Über das späte Einchecken sprechen'],
] as const;

/** Days from today: overdue, today, tomorrow, coming. */
const dues = [-9, -4, -2, -1, 0, 0, 0, 1, 1, 2, 3, 5, 8, 13];

export async function seedTodos(db: Db, demo: Demo): Promise<void> {
  const { tenant, today, now, people } = demo;
  const dice = diceOf(`todos of ${tenant.id}`);
  const german = tenant.defaultLanguage.startsWith('de');
  const planner = demo.personOf('planner')?.id ?? null;
  const accountant = demo.personOf('accountant')?.id ?? demo.personOf('office')?.id ?? null;
  const waiting = await db
    .selectFrom('absence')
    .select(['id', 'personId', 'fromDay as from', 'toDay as to', 'status'])
    .where('status', 'in', ['requested', 'cancelRequested'])
    .orderBy('fromDay')
    .orderBy('id')
    .limit(6)
    .execute();
  const rows = Array.from({ length: 40 }, (_, at) => {
    const absence = waiting[at];
    const payroll = at >= 34 && accountant !== null;
    const done = at >= 22 && at < 34;
    const due = addDays(today, done ? -dice.roll(20) : (dues[at % dues.length] ?? 1));
    const text = dice.pick(texts)[german ? 1 : 0];
    const asked = absence?.status === 'requested' ? 'vacation_requested' : 'vacation_cancel_requested';
    return {
      id: seedId(tenant.id, 'todo', at),
      personId: null,
      type: payroll ? ('TODO_PAYROLL_ITEM' as const) : ('TODO_INT' as const),
      category: payroll ? 'finance' : 'planning',
      caption: absence
        ? asked
        : payroll
          ? german
            ? 'Rückmeldung zur Abrechnung'
            : 'Payroll feedback'
          : text,
      body: absence ? `${absence.from} – ${absence.to}` : '',
      personParty: absence?.personId ?? (at % 2 === 0 ? (people[20 + (at % 15)]?.id ?? null) : null),
      subjectKind: absence ? 'absence' : null,
      subjectId: absence?.id ?? null,
      actorId: absence?.personId ?? planner,
      recipientId: payroll ? accountant : at % 4 === 3 ? null : planner,
      dueDate: due,
      priority: 1 + (at % 3),
      doneAt: done ? new Date(now.getTime() - dice.roll(20) * 3_600_000) : null,
      doneBy: done ? planner : null,
      at: new Date(now.getTime() - (at + 2) * 7_200_000),
    };
  });
  await insertAll(db, 'activity', rows);
}
