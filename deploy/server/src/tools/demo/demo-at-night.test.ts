import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../routes.ts';
import { callerOf } from '../../areas/account/session/session/caller.ts';
import { serverForTests } from '../testing/server/test-server.ts';

jest.setTimeout(120_000);

// Three in the morning in Vienna: the crew member's job of today and one of the days before meet.
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: new Date('2026-11-24T01:58:15Z'),
});

test('the demo can be filled at any hour, and the crew member works on both days', async () => {
  const states = await server.inTenant('nordlicht', (db) =>
    db
      .selectFrom('crewItem as i')
      .innerJoin('login as l', 'l.personId', 'i.personId')
      .select('i.status')
      .where('l.name', '=', 'crew')
      .where('i.startDate', 'in', ['2026-11-22', '2026-11-24'])
      .orderBy('i.startDate')
      .execute(),
  );
  expect(states.map(({ status }) => status)).toEqual(['cleared', 'ready']);
});
