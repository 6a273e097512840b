import { randomUUID } from 'node:crypto';
import type { PersonFacts, WantedItem } from '@callboard/domain';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { plantCrew, plantFunction, plantItem, plantLocation, plantPerson } from './plant.db.ts';

type Place = Pick<WantedItem, 'latitude' | 'longitude'>;
const plantCrewAt = async (db: Db, { latitude, longitude }: Place) =>
  plantCrew(db, { locationId: (await plantLocation(db, { latitude, longitude })).id });

/** The position as a vacancy, and the person with everything that is known of them: rows that no other case has. */
export async function plantConflictCase(db: Db, wanted: WantedItem, person: PersonFacts) {
  const wantedFunction = await plantFunction(db);
  const crew = await plantCrewAt(db, wanted);
  const { startDate, endDate, startTime, endTime } = wanted;
  await plantItem(db, {
    crewId: crew.id,
    functionId: wantedFunction.id,
    status: 'vacant',
    startDate,
    startTime,
    endTime,
    timeZone: wanted.timeZone,
    standby: wanted.standby ?? false,
    ...(endDate && { endDate }),
  });
  const { id: personId } = await plantPerson(db, { active: person.active, kind: person.kind });
  await plantSkills(db, { wanted, person, personId, functionId: wantedFunction.id });
  for (const item of person.items.filter(({ id }) => id !== wanted.itemId))
    await plantItem(db, {
      crewId: item.crewId === wanted.crewId ? crew.id : (await plantCrewAt(db, item)).id,
      personId,
      status: item.status,
      ...(item.status === 'hasChanged' && { changes: json([]) }),
      startDate: item.startDate,
      startsAt: item.startsAt,
      endsAt: item.endsAt,
      manyAtOnce: person.kind !== 'employee',
    });
  await plantDays(db, personId, person);
  return { personId, functionId: wantedFunction.id };
}

type Skills = { wanted: WantedItem; person: PersonFacts; personId: string; functionId: string };

async function plantSkills(db: Db, { wanted, person, personId, functionId }: Skills): Promise<void> {
  const own = new Map<string, string>();
  for (const { skillId, caption, required } of wanted.needs) {
    const id = randomUUID();
    own.set(skillId, id);
    await db.insertInto('skill').values({ id, caption }).execute();
    await db.insertInto('functionSkill').values({ functionId, skillId: id, required }).execute();
  }
  if (person.functions.includes(wanted.functionId))
    await db.insertInto('personFunction').values({ personId, functionId }).execute();
  for (const { skillId, validFrom, validUntil } of person.skills) {
    const ownId = own.get(skillId) ?? '';
    await db.insertInto('personSkill').values({ personId, skillId: ownId, validFrom, validUntil }).execute();
  }
}

async function plantBusyTimes(db: Db, personId: string, busy: PersonFacts['busy']): Promise<void> {
  if (busy.length === 0) return;
  const at = new Date('2026-10-01T08:00:00Z');
  const id = randomUUID();
  await db
    .insertInto('privateCalendar')
    .values({
      id,
      personId,
      name: 'Private',
      host: 'calendar.example',
      lockedAddress: '',
      createdAt: at,
      nextReadAt: at,
    })
    .execute();
  const times = busy.map(({ fromDay, toDay, startsAt, endsAt }) => ({
    calendarId: id,
    personId,
    fromDay,
    toDay,
    startsAt,
    endsAt,
  }));
  await db.insertInto('privateBusyTime').values(times).execute();
}

async function plantDays(db: Db, personId: string, person: PersonFacts): Promise<void> {
  for (const { validFrom, validUntil } of person.contracts) {
    const id = randomUUID();
    const contract = { id, number: id, personId, kind: 'hourly', caption: 'Contract' } as const;
    const days = { validFrom, validUntil };
    await db
      .insertInto('staffContract')
      .values({ ...contract, ...days })
      .execute();
  }
  for (const { kind, status, fromDay, toDay, firstHalf, lastHalf } of person.absences)
    await db
      .insertInto('absence')
      .values({
        id: randomUUID(),
        personId,
        kind: kind as 'vacation',
        status,
        fromDay,
        toDay,
        firstHalf,
        lastHalf,
        days: '1',
        requestedAt: new Date('2026-10-01T08:00:00Z'),
      })
      .execute();
  for (const { fromDay, toDay, reason } of person.blocks)
    await db
      .insertInto('blockDate')
      .values({
        id: randomUUID(),
        personId,
        fromDay,
        toDay,
        reason,
        createdAt: new Date('2026-10-01T08:00:00Z'),
      })
      .execute();
  await plantBusyTimes(db, personId, person.busy);
}
