import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();

const keyOf = async (...who: [login: string, host?: string, own?: string]) => {
  const { client } = await signIn(server, ...who);
  const { status, body, headers } = await client.get('/outboxKey');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  return String(body.key);
};

test('a person has the same key after every sign-in, and nobody else has it', async () => {
  const key = await keyOf('ada');
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf('ada')).toBe(key);
  const others = [
    await keyOf('petra'),
    await keyOf('4711'),
    await keyOf('ada', 'south.test', 'another password of south'),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
});

test('nobody without a sign-in has one', async () => {
  expect((await server.client().get('/outboxKey')).status).toBe(401);
});
