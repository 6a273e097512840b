import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';
import type { Db } from '#platform/db/tables.ts';
import { conflictsOfItem, conflictsOfPeople } from './item-conflicts.ts';
import { wantedItems } from './conflict-facts.db.ts';

const server = serverWithPeople();
const north = <T>(work: Parameters<typeof server.inTenant<T>>[1]) => server.inTenant('north', work);

const site = (db: Db, id: string, latitude: number) => plantLocation(db, { id, latitude, longitude: 16 });

/** A shift at ten that somebody is looked for, in Vienna. */
async function wantedShift(db: Db) {
  const vienna = await site(db, 'vienna', 48);
  const crew = await plantCrew(db, { locationId: vienna.id, startDate: '2026-11-21' });
  return plantItem(db, { crewId: crew.id, status: 'vacant', startTime: '10:00', endTime: '18:00' });
}

test('a standby that began weeks ago and a site far away are told with their names', async () => {
  const item = await north(async (db) => {
    const project = await plantProject(db, { name: 'Festival' });
    const standby = await plantCrew(db, { projectId: project.id, startDate: '2026-10-25' });
    await plantItem(db, {
      crewId: standby.id,
      personId: 'person-ada',
      standby: true,
      startTime: '08:00',
      endTime: '20:00',
      endDate: '2026-11-22',
    });
    const far = await site(db, 'far', 58);
    const night = await plantCrew(db, {
      projectId: project.id,
      locationId: far.id,
      startDate: '2026-11-20',
    });
    await plantItem(db, {
      crewId: night.id,
      personId: 'person-helga',
      startTime: '16:00',
      endTime: '05:30',
    });
    return wantedShift(db);
  });
  const overlap = (await north((db) => conflictsOfItem(db, { itemId: item.id, personId: 'person-ada' })))[0];
  expect(overlap).toMatchObject({ kind: 'overlapConfirmed', params: { caption: 'Festival' } });
  const journey = await north((db) => conflictsOfItem(db, { itemId: item.id, personId: 'person-helga' }));
  expect(journey.find(({ kind }) => kind === 'travel')?.params).toMatchObject({
    caption: 'Festival',
    gap: 270,
  });
});

test('each of several people has what is theirs', async () => {
  const item = await north(async (db) => {
    const rigger = await plantFunction(db, { id: 'rigger', caption: 'Rigger' });
    await db.insertInto('skill').values({ id: 'height', caption: 'Work at height' }).execute();
    const need = { functionId: rigger.id, skillId: 'height', required: true };
    await db.insertInto('functionSkill').values(need).execute();
    await db
      .insertInto('personSkill')
      .values([
        { personId: 'person-ada', skillId: 'height', validUntil: '2026-11-20' },
        { personId: 'person-helga', skillId: 'height', validUntil: null },
      ])
      .execute();
    await db
      .insertInto('personFunction')
      .values(['ada', 'helga'].map((who) => ({ personId: `person-${who}`, functionId: rigger.id })))
      .execute();
    const shift = await wantedShift(db);
    await db.updateTable('crewItem').set({ functionId: rigger.id }).where('id', '=', shift.id).execute();
    return shift;
  });
  const found = await north(async (db) => {
    const [wanted] = await wantedItems(db, [item.id]);
    if (!wanted) throw new Error('The shift is gone');
    return conflictsOfPeople(db, wanted, ['person-ada', 'person-helga', 'person-petra']);
  });
  const kinds = (who: string) => found.get(`person-${who}`)?.map(({ kind }) => kind);
  expect(kinds('ada')).toEqual(['skillExpired']);
  expect(kinds('helga')).toEqual([]);
  expect(kinds('petra')?.toSorted()).toEqual(['functionMissing', 'skillMissing']);
});
