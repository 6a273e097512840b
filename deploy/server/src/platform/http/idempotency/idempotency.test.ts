import { AppError } from '../../errors/app-error.ts';
import { bearer } from '../../../tools/testing/server/planted-caller.ts';
import { plantedServer } from '../../../tools/testing/server/planted-server.ts';
import { north } from '../../../tools/testing/server/tenants.ts';

let fails = false;

/** Writes one activity for each time it really runs. */
const server = plantedServer({
  mailbox: {
    markRead: async ({ params, body }, { db, now, jobs }) => {
      const row = {
        type: 'LOG',
        category: 'test',
        caption: 'read',
        body: '',
        personId: null,
        personParty: null,
      } as const;
      await db
        .insertInto('activity')
        .values({ ...row, id: crypto.randomUUID(), at: now() })
        .execute();
      await jobs.send('deliver-mail', { to: 'a@north.test', subject: 'Read', text: params.id });
      if (fails) throw new AppError('conflict');
      return { id: params.id, read: body.read };
    },
  },
  session: {
    signIn: async (_, { reply }) => {
      reply.setCookie('callboard_session', 'value');
      return { token: 'secret-token' };
    },
  },
});
beforeEach(() => {
  fails = false;
});

const mark = (key: string, body = { read: true }, who = bearer()) =>
  server.client().post('/emailMessages/1/read', body, { headers: { ...who, 'idempotency-key': key } });
const written = () =>
  server.inTenant(north.id, async (db) => (await db.selectFrom('activity').selectAll().execute()).length);

test('a repeat gets the first answer and does nothing', async () => {
  const first = await mark('key-00000001');
  const again = await mark('key-00000001');
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(again.headers['idempotent-replay']).toBe('true');
  expect(await written()).toBe(1);
  expect(await server.jobs.drain()).toBe(1);
  expect(server.mails).toHaveLength(1);
});

test('two at the same moment are one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => mark('key-00000002')));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  expect(await written()).toBe(1);
});

test('an answer that was lost after the commit comes with the repeat', async () => {
  const { port } = await listening();
  const body = JSON.stringify({ read: true });
  const lines = [
    'POST /api/v1/emailMessages/1/read HTTP/1.1',
    'Host: north.test',
    `Authorization: ${bearer().authorization}`,
    'Idempotency-Key: key-00000003',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ];
  const { connect } = await import('node:net');
  await new Promise<void>((resolve) => {
    // The phone goes away as soon as it has sent its request.
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n'), () => socket.destroy()));
    socket.on('close', () => resolve());
  });
  for (let waits = 0; (await written()) === 0 && waits < 100; waits += 1) await pause(20);
  expect(await written()).toBe(1);
  expect((await mark('key-00000003')).body).toEqual({ id: '1', read: true });
  expect(await written()).toBe(1);
});

test('the same key for something else is refused', async () => {
  await mark('key-00000004');
  expect((await mark('key-00000004', { read: false })).body).toMatchObject({
    status: 422,
    code: 'key_reused',
  });
});

test('keys of two logins and of two tenants have nothing to do with each other', async () => {
  await mark('key-00000005');
  expect((await mark('key-00000005', { read: false }, bearer({ loginId: 'login-2' }))).status).toBe(200);
  const elsewhere = await server
    .client('south.test')
    .post(
      '/emailMessages/1/read',
      { read: false },
      { headers: { ...bearer(), 'idempotency-key': 'key-00000005' } },
    );
  expect(elsewhere.status).toBe(200);
});

test('a refusal is not kept: the same key may succeed later', async () => {
  fails = true;
  expect((await mark('key-00000006')).status).toBe(409);
  expect(await written()).toBe(0);
  fails = false;
  expect((await mark('key-00000006')).status).toBe(200);
  expect(await server.jobs.drain()).toBe(1);
});

test('a key that is no key is a bad request', async () => {
  expect((await mark('short')).body.code).toBe('bad_request');
});

test('what signs in is not kept', async () => {
  const signIn = () =>
    server.client().post('/auth/token', { ticket: 't' }, { headers: { 'idempotency-key': 'key-00000007' } });
  expect((await signIn()).body.token).toBe('secret-token');
  const kept = await server.inTenant(north.id, (db) => db.selectFrom('idempotencyKey').selectAll().execute());
  expect(kept).toEqual([]);
  expect((await signIn()).headers['idempotent-replay']).toBeUndefined();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function listening(): Promise<{ port: number }> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server.app.server.address() as { port: number };
}
