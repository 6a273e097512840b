import { operationsRoutes } from './operations.routes.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { bearer } from '../../../tools/testing/server/planted-caller.ts';
import { plantedServer } from '../../../tools/testing/server/planted-server.ts';
import { north } from '../../../tools/testing/server/tenants.ts';

const server = plantedServer({ operations: operationsRoutes });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));

test('the version names server, engine and schema', async () => {
  const { body } = await server.client().get('/version.json');
  expect(body).toEqual({
    server: expect.any(String),
    engine: server.database.kind,
    schema: expect.any(Number),
    readsPhotos: [],
  });
});

test('the status tells the clock of the server', async () => {
  server.setNow(at(0));
  expect((await server.client().get('/status')).body).toEqual({
    status: 'ok',
    lastBackupAt: null,
    time: '2026-11-21T08:00:00.000Z',
  });
});

describe('activities', () => {
  beforeEach(() =>
    server.inTenant(north.id, async (db) => {
      for (const minute of [1, 2, 3]) {
        await noteActivity(db, {
          personId: 'person-1',
          category: 'test',
          caption: `at ${minute}`,
          at: at(minute),
        });
      }
      await noteActivity(db, { personId: 'person-2', category: 'test', caption: 'another’s', at: at(4) });
    }),
  );
  const captions = async (query: string, who = bearer()) => {
    const { body } = await server.client().get(`/activities${query}`, { headers: who });
    return [body.total, ...body.items.map((item: { caption: string }) => item.caption)];
  };

  test('are one’s own, newest first', async () => {
    expect(await captions('')).toEqual([3, 'at 3', 'at 2', 'at 1']);
    expect(await captions('', bearer({ personId: 'person-2' }))).toEqual([1, 'another’s']);
  });

  test('come in pages, with the total told on each', async () => {
    expect(await captions('?limit=2&page=1')).toEqual([3, 'at 3', 'at 2']);
    expect(await captions('?limit=2&page=2')).toEqual([3, 'at 1']);
    expect(await captions('?limit=2&page=3')).toEqual([3]);
  });

  test('of a type that there are none of are an empty list', async () => {
    expect(await captions('?type=TODO_INT')).toEqual([0]);
  });

  test('are not for limited logins', async () => {
    const answer = await server.client().get('/activities', { headers: bearer({ tokenType: 'project' }) });
    expect(answer.status).toBe(403);
  });
});
