import { addFile } from '#platform/files/file.db.ts';
import { filesOf, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { json } from '#platform/db/tables.ts';
import { south } from '../../../tools/testing/server/tenants.ts';

const server = serverWithPeople();

async function addBackground(): Promise<void> {
  const { name: content, size } = await filesOf(server).put(Buffer.from('a picture'));
  await server.inTenant('south', async (db) => {
    const id = await addFile(db, {
      content,
      size,
      name: 'background.webp',
      type: 'image/webp',
      private: false,
      at: new Date(),
    });
    await db.updateTable('tenantSetting').set({ backgroundFileId: id }).execute();
  });
}

test('each host starts as its tenant, before anybody signs in', async () => {
  expect((await server.client().get('/startUp/settings')).body).toEqual({
    name: 'North',
    faviconUrl: null,
    mobileTheme: 'default',
    defaultLanguage: 'en',
    useUserLanguage: true,
    backgroundUrl: null,
    backgroundColorCode: null,
  });
  const other = (await server.client(south.host).get('/startUp/settings')).body;
  expect(other).toMatchObject({ name: 'South', mobileTheme: 'red', backgroundColorCode: '#4a1210' });
  expect((await server.client().get('/startUp/meta')).body).toEqual({
    metaHostName: 'North',
    metaDescription: 'Crews of the north',
  });
});

test('a host that belongs to nobody is told so', async () => {
  for (const path of ['/startUp/settings', '/startUp/meta']) {
    const { status, body } = await server.client('elsewhere.example').get(path);
    expect([status, body.code]).toEqual([404, 'unknown_tenant']);
  }
});

test('the picture of the sign-in screen is there for everybody, all day at one address, and only here', async () => {
  await addBackground();
  const url = async () =>
    (await server.client(south.host).get('/startUp/settings')).body.backgroundUrl as string;
  server.setNow(new Date('2026-11-21T01:00:00Z'));
  const address = await url();
  server.setNow(new Date('2026-11-21T23:00:00Z'));
  expect(await url()).toBe(address);
  const fetched = await server.app.inject({ url: address, headers: { host: south.host } });
  expect([fetched.statusCode, fetched.body, fetched.headers['cache-control']]).toEqual([
    200,
    'a picture',
    'public, max-age=86400, immutable',
  ]);
  expect((await server.app.inject({ url: address, headers: { host: 'north.test' } })).statusCode).toBe(404);
  server.setNow(new Date('2026-11-24T01:00:00Z'));
  expect((await server.app.inject({ url: address, headers: { host: south.host } })).statusCode).toBe(404);
});

test('the phone gets what the tenant has decided, and no rule that it has no use for', async () => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenantSetting')
      .set({
        rules: json({ undoCheckSeconds: 300, receiptBackDays: 10, currency: 'GBP', payrollWindowHours: 1 }),
      })
      .execute(),
  );
  const { client } = await signIn(server, 'ada');
  const { rules } = (await client.get('/tenant')).body as { rules: Record<string, unknown> };
  expect(rules).toMatchObject({
    undoCheckSeconds: 300,
    preCallLeadHours: 18,
    receiptBackDays: 10,
    currency: 'GBP',
  });
  expect(rules).not.toHaveProperty('payrollWindowHours');
});

test('who is signed in sees the tenant, its settings and its companies', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('tenantCompany')
      .values(['North Ltd', 'Arctic KG'].map((name, at) => ({ id: `company-${at}`, name, country: 'AT' })))
      .execute(),
  );
  const { client } = await signIn(server, 'ada');
  expect((await client.get('/tenant')).body).toMatchObject({
    id: 'north',
    name: 'North',
    defaultLanguage: 'en',
  });
  expect((await client.get('/tenant/settings')).body).toEqual({
    mobileTheme: 'default',
    useUserLanguage: true,
    timeZone: 'Europe/Vienna',
    contactEmail: 'office@north.example',
    contactPhone: '+43 1 000',
    map: null,
  });
  const page = (await client.get('/tenant/companies?limit=1&page=2')).body;
  expect(page).toEqual({
    items: [{ id: 'company-0', name: 'North Ltd', country: 'AT' }],
    total: 2,
    page: 2,
    limit: 1,
  });
  for (const path of ['/tenant', '/tenant/settings', '/tenant/companies']) {
    expect((await server.client().get(path)).status).toBe(401);
  }
});
