import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { activePdfs } from '../../../tools/testing/fixtures/active-pdfs.fixture.ts';
import { filesOf, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../tools/testing/picture.ts';

const server = serverWithPeople();

const send = async (body: Uint8Array, query = '?name=gate.jpg') => {
  const { token } = await signIn(server, 'ada');
  return server.app.inject({
    method: 'POST',
    url: `/api/v1/uploads${query}`,
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(body),
  });
};

test('a picture is taken in, made anew and kept for its sender', async () => {
  const answer = await send(await pictureForTests());
  expect(answer.json()).toMatchObject({ name: 'gate.jpg', type: 'image/webp', size: expect.any(Number) });
  const kept = await server.inTenant('north', (db) => db.selectFrom('upload').selectAll().execute());
  expect(kept).toEqual([expect.objectContaining({ id: answer.json().id, loginId: 'login-ada' })]);
});

test.each([
  ['something that is no file we know', Buffer.from([0xff, 0xfe, 0, 1]), '?name=a.bin', 415],
  ['nothing at all', Buffer.alloc(0), '?name=a.bin', 422],
  ['a name of two lines', Buffer.from('%PDF-1.4 '), '?name=gate.jpg%0D%0ASet-Cookie:%20a%3Db', 422],
  ['a file without a name', Buffer.from('%PDF-1.4 '), '', 422],
])('%s is refused', async (_, body, query, status) => {
  expect((await send(body, query)).statusCode).toBe(status);
});

test.each(activePdfs.slice(0, 2))('a PDF with %s, packed, is not kept', async (_, make) => {
  const answer = await send(await make(), '?name=receipt.pdf');
  expect([answer.statusCode, answer.json()]).toEqual([
    415,
    expect.objectContaining({ code: 'unsupported_file', params: { reason: 'active' } }),
  ]);
  const kept = await server.inTenant('north', (db) => db.selectFrom('file').select('id').execute());
  expect(kept).toEqual([]);
});

test('what nobody takes goes after a day, from the disk too if nobody else has it', async () => {
  const hour = (hours: number) => server.setNow(new Date(Date.now() + hours * 3_600_000));
  const contents = () =>
    server.inTenant('north', (db) => db.selectFrom('file').select('content').orderBy('createdAt').execute());
  const cleanUp = async () => {
    await server.jobs.send('clean-up');
    for (const _ of [1, 2]) await server.jobs.drain();
  };
  await send(await pictureForTests(60, 40));
  const [old] = await contents();
  const isOnDisk = async () => (await filesOf(server).read(old?.content ?? '')) !== null;
  hour(23);
  await cleanUp();
  expect([(await contents()).length, await isOnDisk()]).toEqual([1, true]);
  // Another tenant has the same picture.
  const same = {
    id: 'same',
    content: old?.content ?? '',
    name: 'same',
    type: 'image/webp',
    size: 1,
    private: true,
  };
  await server.inTenant('south', (db) =>
    db
      .insertInto('file')
      .values({ ...same, createdAt: new Date() })
      .execute(),
  );
  hour(25);
  await cleanUp();
  expect([await contents(), await isOnDisk()]).toEqual([[], true]);
  await server.inTenant('south', (db) => db.deleteFrom('file').execute());
  await server.inTenant('north', (db) =>
    server.jobs.within(db, 'north').send('remove-files', { contents: [old?.content] }),
  );
  await server.jobs.drain();
  expect(await isOnDisk()).toBe(false);
});

test('nobody waits for the database while pictures are read', async () => {
  const picture = await pictureForTests(6_000, 4_000);
  const { client } = await signIn(server, 'ada');
  const order: string[] = [];
  const slow = Promise.all(Array.from({ length: 4 }, () => send(picture).then(() => order.push('picture'))));
  // Let the first come in.
  await wait(150);
  await client.get('/userLanguage');
  order.push('read');
  await slow;
  expect(order[0]).toBe('read');
});

test('an upload that is cut off leaves nothing, and can be sent again', async () => {
  const { token } = await signIn(server, 'ada');
  const picture = await pictureForTests();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const head = [
    'POST /api/v1/uploads?name=gate.jpg HTTP/1.1',
    'host: north.test',
    `authorization: Bearer ${token}`,
    'content-type: application/octet-stream',
    `content-length: ${picture.length}`,
  ];
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.from(picture).subarray(0, picture.length / 2));
  await wait(200);
  socket.destroy();
  await wait(300);
  const kept = () => server.inTenant('north', (db) => db.selectFrom('upload').selectAll().execute());
  expect(await kept()).toEqual([]);
  expect((await send(picture)).statusCode).toBe(200);
  expect(await kept()).toHaveLength(1);
});
