import { defaultRules } from '@callboard/domain';
import { aheadCases } from '@callboard/domain/cases';
import { jobsAhead } from '../../../home/home/home-work.db.ts';
import { json } from '#platform/db/tables.ts';
import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

test.each(aheadCases)('lists and home know what is over: $name', async ({ status, secondsToEnd, ahead }) => {
  const found = await server.inTenant('north', async (db) => {
    const item = await plantItem(db, {
      crewId: 'load-in',
      personId: 'person-cora',
      status,
      startsAt: new Date(today.getTime() - 8 * 3_600_000),
      endsAt: new Date(today.getTime() + secondsToEnd * 1_000),
      ...(status === 'hasChanged' && { changes: json([]) }),
    });
    const home = await jobsAhead(db, 'person-cora', { now: today, rules: defaultRules });
    return { id: item.id, onHome: home.map(({ crewItemId }) => crewItemId) };
  });
  expect(found.onHome).toEqual(ahead ? [found.id] : []);
  const cora = await clientOf(server, 'cora');
  const { items } = (await cora.get('/jobs?tab=upcoming')).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual(ahead ? [found.id] : []);
});
