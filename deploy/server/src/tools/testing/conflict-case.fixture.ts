import { randomUUID } from 'node:crypto';
import type { PersonFacts, WantedItem } from '@callboard/domain';
import { json } from '../../platform/db/tables.ts';
import type { Db } from '../../platform/db/tables.ts';
import { plantCrew, plantFunction, plantItem, plantLocation, plantPerson } from './plant.db.ts';

type Place = Pick<WantedItem, 'latitude' | 'longitude'>;
const plantCrewAt = async (db: Db, { latitude, longitude }: Place) =>
  plantCrew(db, { location_id: (await plantLocation(db, { latitude, longitude })).id });

/** The position as a vacancy, and the person with everything that is known of them: rows that no other case has. */
export async function plantConflictCase(db: Db, wanted: WantedItem, person: PersonFacts) {
  const wantedFunction = await plantFunction(db);
  const crew = await plantCrewAt(db, wanted);
  const { startDate: start_date, endDate: end_date, startTime: start_time, endTime: end_time } = wanted;
  await plantItem(db, {
    crew_id: crew.id,
    function_id: wantedFunction.id,
    status: 'vacant',
    start_date,
    start_time,
    end_time,
    time_zone: wanted.timeZone,
    standby: wanted.standby ?? false,
    ...(end_date && { end_date }),
  });
  const { id: personId } = await plantPerson(db, { active: person.active, kind: person.kind });
  await plantSkills(db, { wanted, person, personId, functionId: wantedFunction.id });
  for (const item of person.items.filter(({ id }) => id !== wanted.itemId))
    await plantItem(db, {
      crew_id: item.crewId === wanted.crewId ? crew.id : (await plantCrewAt(db, item)).id,
      person_id: personId,
      status: item.status,
      ...(item.status === 'hasChanged' && { changes: json([]) }),
      start_date: item.startDate,
      starts_at: item.startsAt,
      ends_at: item.endsAt,
      many_at_once: person.kind !== 'employee',
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
    await db
      .insertInto('function_skill')
      .values({ function_id: functionId, skill_id: id, required })
      .execute();
  }
  if (person.functions.includes(wanted.functionId))
    await db.insertInto('person_function').values({ person_id: personId, function_id: functionId }).execute();
  for (const { skillId, validFrom, validUntil } of person.skills) {
    const days = { valid_from: validFrom, valid_until: validUntil };
    const skill_id = own.get(skillId) ?? '';
    await db
      .insertInto('person_skill')
      .values({ person_id: personId, skill_id, ...days })
      .execute();
  }
}

async function plantBusyTimes(db: Db, personId: string, busy: PersonFacts['busy']): Promise<void> {
  if (busy.length === 0) return;
  const at = new Date('2026-10-01T08:00:00Z');
  const id = randomUUID();
  await db
    .insertInto('private_calendar')
    .values({
      id,
      person_id: personId,
      name: 'Private',
      host: 'calendar.example',
      locked_address: '',
      created_at: at,
      next_read_at: at,
    })
    .execute();
  const times = busy.map(({ fromDay, toDay, startsAt, endsAt }) => ({
    calendar_id: id,
    person_id: personId,
    from_day: fromDay,
    to_day: toDay,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  await db.insertInto('private_busy_time').values(times).execute();
}

async function plantDays(db: Db, personId: string, person: PersonFacts): Promise<void> {
  for (const { validFrom, validUntil } of person.contracts) {
    const id = randomUUID();
    const contract = { id, number: id, person_id: personId, kind: 'hourly', caption: 'Contract' } as const;
    const days = { valid_from: validFrom, valid_until: validUntil };
    await db
      .insertInto('staff_contract')
      .values({ ...contract, ...days })
      .execute();
  }
  for (const { kind, status, fromDay, toDay, firstHalf, lastHalf } of person.absences)
    await db
      .insertInto('absence')
      .values({
        id: randomUUID(),
        person_id: personId,
        kind: kind as 'vacation',
        status,
        from_day: fromDay,
        to_day: toDay,
        first_half: firstHalf,
        last_half: lastHalf,
        days: '1',
        requested_at: new Date('2026-10-01T08:00:00Z'),
      })
      .execute();
  for (const { fromDay, toDay, reason } of person.blocks)
    await db
      .insertInto('block_date')
      .values({
        id: randomUUID(),
        person_id: personId,
        from_day: fromDay,
        to_day: toDay,
        reason,
        created_at: new Date('2026-10-01T08:00:00Z'),
      })
      .execute();
  await plantBusyTimes(db, personId, person.busy);
}
