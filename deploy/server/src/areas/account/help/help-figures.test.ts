import { defaultRules } from '@callboard/domain';
import { json } from '#platform/db/tables.ts';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();

const figuresOf = async (...who: [login: string, host?: string, own?: string]) => {
  const { client } = await signIn(server, ...who);
  const { status, body } = await client.get('/help/figures');
  expect(status).toBe(200);
  return body as Readonly<Record<string, number>>;
};

test('a tenant that has decided nothing has the usual deadlines', async () => {
  const { checkInLeadMinutes, restHours, payrollWindowHours } = defaultRules;
  expect(await figuresOf('ada')).toMatchObject({
    checkInLeadMinutes,
    restHours,
    payrollWindowHours,
    linkHours: 72,
    uploadBytes: 20_000_000,
  });
});

test('what a tenant has decided is said to its people, and to nobody else', async () => {
  await server.inTenant('south', (db) =>
    db
      .updateTable('tenantSetting')
      .set({ rules: json({ checkInLeadMinutes: 45, restHours: 12 }) })
      .execute(),
  );
  expect(await figuresOf('ada', 'south.test', 'another password of south')).toMatchObject({
    checkInLeadMinutes: 45,
    restHours: 12,
  });
  expect(await figuresOf('ada')).toMatchObject({ checkInLeadMinutes: 60, restHours: 11 });
});

test('limited logins and strangers have no help', async () => {
  expect((await (await signIn(server, '4711')).client.get('/help/figures')).status).toBe(403);
  expect((await server.client().get('/help/figures')).status).toBe(401);
});
