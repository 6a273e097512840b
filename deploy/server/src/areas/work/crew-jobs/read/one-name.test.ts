import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

test.each([
  ['a crew with a name of its own', 'Load-in', 'A long night at the opera · Load-in · Rigger'],
  [
    'a crew that is called like its project',
    'A long night at the Opera',
    'A long night at the opera · Rigger',
  ],
  ['a crew without a name', '', 'A long night at the opera · Rigger'],
])('home, calendar and messages name one job alike: %s', async (_, crew, name) => {
  await server.inTenant('north', async (db) => {
    await db.updateTable('crew').set({ name: crew }).where('id', '=', 'load-in').execute();
    await plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      status: 'requested',
      requestedAt: today,
      deadlineAt: new Date(today.getTime() + 3_600_000),
    });
  });
  const cora = await clientOf(server, 'cora');
  const home = (await cora.get('/home')).body;
  expect(home.needsYou.items[0].words).toEqual({ title: name, text: 'Hall 3' });
  const { days } = (await cora.get('/personalCalendar?from=2026-11-21&to=2026-11-21')).body;
  expect(days[0].entries[0]).toMatchObject({ caption: name, detail: 'Hall 3' });
});
