import { serverWithPeople } from '../../../tools/testing/people.fixture.ts';
import {
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../tools/testing/plant.db.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { conflictsOfItem, conflictsOfPeople } from './item-conflicts.ts';
import { wantedItems } from './conflict-facts.db.ts';

const server = serverWithPeople();
const north = <T>(work: Parameters<typeof server.inTenant<T>>[1]) => server.inTenant('north', work);

const site = (db: Db, id: string, latitude: number) => plantLocation(db, { id, latitude, longitude: 16 });

/** A shift at ten that somebody is looked for, in Vienna. */
async function wantedShift(db: Db) {
  const vienna = await site(db, 'vienna', 48);
  const crew = await plantCrew(db, { location_id: vienna.id, start_date: '2026-11-21' });
  return plantItem(db, { crew_id: crew.id, status: 'vacant', start_time: '10:00', end_time: '18:00' });
}

test('a standby that began weeks ago and a site far away are told with their names', async () => {
  const item = await north(async (db) => {
    const project = await plantProject(db, { name: 'Festival' });
    const standby = await plantCrew(db, { project_id: project.id, start_date: '2026-10-25' });
    await plantItem(db, {
      crew_id: standby.id,
      person_id: 'person-ada',
      standby: true,
      start_time: '08:00',
      end_time: '20:00',
      end_date: '2026-11-22',
    });
    const far = await site(db, 'far', 58);
    const night = await plantCrew(db, {
      project_id: project.id,
      location_id: far.id,
      start_date: '2026-11-20',
    });
    await plantItem(db, {
      crew_id: night.id,
      person_id: 'person-helga',
      start_time: '16:00',
      end_time: '05:30',
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
    const need = { function_id: rigger.id, skill_id: 'height', required: true };
    await db.insertInto('function_skill').values(need).execute();
    await db
      .insertInto('person_skill')
      .values([
        { person_id: 'person-ada', skill_id: 'height', valid_until: '2026-11-20' },
        { person_id: 'person-helga', skill_id: 'height', valid_until: null },
      ])
      .execute();
    await db
      .insertInto('person_function')
      .values(['ada', 'helga'].map((who) => ({ person_id: `person-${who}`, function_id: rigger.id })))
      .execute();
    const shift = await wantedShift(db);
    await db.updateTable('crew_item').set({ function_id: rigger.id }).where('id', '=', shift.id).execute();
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
