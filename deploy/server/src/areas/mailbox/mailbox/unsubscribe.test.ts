import { serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { south } from '../../../tools/testing/server/tenants.ts';
import { tokenHash } from '../../account/session/session/secret-token.ts';

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      const link = { tokenHash: tokenHash('stop'), email: 'ada@people.example', list: 'Weekly' };
      await db.insertInto('unsubscribeLink').values(link).execute();
    }),
});

test('unsubscribing works without a sign-in, by POST only, any number of times', async () => {
  const client = server.client();
  const look = async () => (await client.get('/emailMessages/unsubscribe/stop')).body;
  expect(await look()).toEqual({ email: 'ada@people.example', list: 'Weekly', unsubscribed: false });
  expect((await look()).unsubscribed).toBe(false);
  for (const _ of [1, 2]) {
    const { status, body } = await client.post('/emailMessages/unsubscribe', { token: 'stop' });
    expect([status, body.unsubscribed]).toEqual([200, true]);
  }
  expect((await look()).unsubscribed).toBe(true);
  expect((await client.post('/emailMessages/unsubscribe', { token: 'garbled' })).status).toBe(404);
  expect((await server.client(south.host).get('/emailMessages/unsubscribe/stop')).status).toBe(404);
});

test('without the bundle of the mailbox the link is not there', async () => {
  await server.inTenant('north', (db) => db.updateTable('tenant').set({ bundles: [] }).execute());
  expect((await server.client().get('/emailMessages/unsubscribe/stop')).status).toBe(404);
});
