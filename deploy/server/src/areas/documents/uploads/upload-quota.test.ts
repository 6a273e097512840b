import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople({ uploadQuota: { login: 100, tenant: 150 } });

const send = async (login: string, size: number, key?: string) => {
  // A token lives shorter than the hour that this is about.
  const { token } = await signIn(server, login);
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=note.txt',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload: Buffer.alloc(size, 'x'),
  });
};
const statusOf = async (login: string, size: number) => (await send(login, size)).statusCode;
const at = (minute: number) => server.setNow(new Date(Date.parse('2026-11-10T09:00:00Z') + minute * 60_000));

test('who has sent too much within an hour waits, and others do not', async () => {
  at(0);
  expect(await statusOf('ada', 60)).toBe(200);
  at(20);
  expect(await statusOf('ada', 40)).toBe(200);
  const refused = await send('ada', 1);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many',
    String(40 * 60),
  ]);
  expect(await statusOf('petra', 50)).toBe(200);
  at(61);
  expect(await statusOf('ada', 60)).toBe(200);
  expect(await statusOf('ada', 1)).toBe(429);
});

test('the whole tenant has a limit of its own', async () => {
  at(0);
  expect([await statusOf('ada', 90), await statusOf('petra', 60)]).toEqual([200, 200]);
  expect(await statusOf('petra', 1)).toBe(429);
});

test('a file that is sent again, because its answer was lost, does not count again', async () => {
  at(0);
  expect((await send('ada', 100, 'note-00000001')).statusCode).toBe(200);
  const again = await send('ada', 100, 'note-00000001');
  expect([again.statusCode, again.headers['idempotent-replay']]).toEqual([200, 'true']);
});

test('what is an hour old is forgotten', async () => {
  at(0);
  await send('ada', 10);
  at(61);
  await server.jobs.send('clean-up');
  await server.jobs.drain();
  const rows = await server.inTenant('north', (db) => db.selectFrom('uploadUse').selectAll().execute());
  expect(rows).toEqual([]);
});
