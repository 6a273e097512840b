import { bundleIds, finishingHeader } from '@callboard/contract';
import { listenLive, when } from '../testing/server/live.driver.ts';
import { serverWithPeople } from '../testing/fixtures/people.fixture.ts';
import { createTenant } from './create-tenant.ts';
import { readAddress } from './arguments/read-address.ts';
import { readBundles } from './arguments/read-bundles.ts';
import { readCreate } from './arguments/read-create.ts';
import type { CreateValues } from './arguments/read-create.ts';
import { readSeller } from './arguments/read-seller.ts';
import { setTenantAddress } from './set-address.ts';
import { setSeller } from './set-seller.ts';
import { switchTenantBundles } from './switch-bundles.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';

const server = serverWithPeople();
const now = new Date();
const host = 'crew.nordwind.example';
const login = 'marlene@nordwind.example';
const password = 'seven lorries at gate three';

const create = (more: CreateValues = {}) => {
  const values = { host: [host], office: `Marlene Hofer <${login}>`, ...more };
  return createTenant(server.database, readCreate('Nordwind Crew', values, bundleIds), { now, port: 4000 });
};
const setPassword = (link: string) =>
  server.client(host).post(`/forgottenPassword/${link.split('/').at(-1)}`, { password });
async function signIn() {
  const { status, body } = await server.client(host).post('/auth/token', { login, password });
  const token = String(body?.token ?? '');
  return { status, token, client: server.client(host, { authorization: `Bearer ${token}` }) };
}
const bundles = (...changes: string[]) =>
  switchTenantBundles(server.database, 'nordwind-crew', readBundles(changes, bundleIds), new Date());

test('links in mails lead to the address that the tenant was given, also later', async () => {
  expect((await create({ address: 'https://crew.nordwind.example:8443' })).link).toMatch(
    /^https:\/\/crew\.nordwind\.example:8443\/welcome\//,
  );
  await setTenantAddress(
    server.database,
    'nordwind-crew',
    readAddress('nordwind-crew', 'https://NW.example/'),
  );
  expect((await create()).link).toMatch(/^https:\/\/nw\.example\/welcome\//);
  await setTenantAddress(server.database, 'nordwind-crew', readAddress('nordwind-crew', 'none'));
  expect((await create()).link).toMatch(new RegExp(`^https://${host}/welcome/`));
  await expect(setTenantAddress(server.database, 'nobody', null)).rejects.toThrow(
    'There is no tenant "nobody".',
  );
});

test.each(['crew.example', 'https://crew.example/app', 'https://crew.example:port', 'javascript:alert(1)'])(
  'what is no address is refused: %s',
  (text) => expect(() => readAddress('nordwind-crew', text)).toThrow('is not an address'),
);

test('a new tenant is usable: welcome link, password, sign-in, home', async () => {
  const { link, until, again } = await create({ language: 'fr', theme: 'red' });
  expect(link).toMatch(new RegExp(`^https://${host}/welcome/[\\w-]{43}$`));
  expect(until.getTime() - now.getTime()).toBe(72 * 3_600_000);
  expect(again).toBe(false);
  expect((await setPassword(link)).status).toBe(204);
  const { client } = await signIn();
  const started = (await client.get('/startUp/settings')).body;
  expect(started).toMatchObject({ name: 'Nordwind Crew', defaultLanguage: 'fr', mobileTheme: 'red' });
  for (const path of ['/home', '/mailboxes', '/persons', '/userRights', '/pushPublicKey'])
    expect([path, (await client.get(path)).status]).toEqual([path, 200]);
  const functions = (await client.get('/functions')).body as { items: { caption: string }[] };
  expect(functions.items.map(({ caption }) => caption)).toContain('Chef d’équipe');
  const kinds = (await client.get('/documentTypes')).body as typeof functions;
  expect(kinds.items.map(({ caption }) => caption)).toContain('Contrat de travail');
  expect(kinds.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'firstAidProof',
        uploadable: true,
        skill: expect.objectContaining({ caption: 'Premiers secours' }),
      }),
      expect.objectContaining({ id: 'socialSecurity', uploadable: true, skill: null }),
    ]),
  );
  const history = await client.get('/activities?subjectKind=tenant&subjectId=nordwind-crew');
  expect((history.body as typeof functions).items.map(({ caption }) => caption).toSorted()).toEqual([
    'tenant_created',
    'welcome_link_made',
  ]);
});

test('run again it gives another link until one was used, and makes nothing twice', async () => {
  const first = await create();
  const second = await create();
  expect(second.again).toBe(true);
  expect((await setPassword(first.link)).status).toBe(410);
  expect((await setPassword(second.link)).status).toBe(204);
  await expect(create()).rejects.toThrow('The tenant "nordwind-crew" is there already');
  const tenants = await server.database.asOwner(tenantRows);
  expect(tenants.map(({ id }) => id)).toEqual(['nordwind-crew', 'north', 'south']);
});

test.each([
  ['a host of another tenant', { host: [`${host},north.test`] }, 'The host north.test is taken'],
  ['the same tenant elsewhere', { host: ['else.example'] }, 'is there already, with the hosts'],
])('%s is refused, and nothing of it stays', async (_, more, sentence) => {
  if (more.host[0] === 'else.example') await create();
  const before = await server.database.asOwner(tenantRows);
  await expect(create(more)).rejects.toThrow(sentence);
  expect(await server.database.asOwner(tenantRows)).toEqual(before);
});

test('what fails half way leaves nothing', async () => {
  const dark = createTenant(
    server.database,
    {
      ...readCreate('Half', { host: ['half.example'], office: 'Jo Doe <jo@half.example>' }, bundleIds),
      theme: 'pink' as 'red',
    },
    { now, port: 4000 },
  );
  await expect(dark).rejects.toThrow('mobile_theme');
  expect((await server.database.asOwner(tenantRows)).map(({ id }) => id)).toEqual(['north', 'south']);
});

test.each([
  ['a host with a scheme', { host: ['https://crew.example'] }, '"https://crew.example" is not a host'],
  ['no host', { host: [] }, 'A tenant needs the host'],
  ['a language', { language: 'it' }, 'There is no language "it". Known are: en, nl'],
  ['a theme', { theme: 'pink' }, 'There is no theme "pink". Known are: default'],
  ['a bundle', { bundles: 'mailbox,chess' }, 'There is no bundle "chess". Known are: crew-ops'],
  ['a time zone', { 'time-zone': 'Europe/Linz' }, '"Europe/Linz" is not a time zone'],
  ['an email', { office: 'Jo Doe <jo@example>' }, 'not "Jo Doe <jo@example>"'],
  ['half a name', { office: 'Jo <jo@example.com>' }, 'first name, last name and email'],
])('what is wrong is a sentence: %s', async (_, values, sentence) => {
  expect(() =>
    readCreate('Nordwind', { host: [host], office: `Jo Doe <${login}>`, ...values }, bundleIds),
  ).toThrow(sentence);
});

test.each([
  ['+chess', 'There is no bundle "chess". Known are: crew-ops'],
  ['mailbox', 'Write +mailbox to switch it on'],
])('what is wrong with a bundle is a sentence: %s', (change, sentence) => {
  expect(() => readBundles([change], bundleIds)).toThrow(sentence);
});

test('a bundle that is switched off answers nobody at once, and comes back', async () => {
  await setPassword((await create()).link);
  const { client, token } = await signIn();
  const page = await listenLive(server, token, { host });
  await when(() => page.messages().length > 0);
  expect((await client.get('/mailboxes')).status).toBe(200);
  expect(await bundles('-mailbox')).toMatchObject({ changed: true });
  expect((await client.get('/mailboxes')).status).toBe(404);
  await when(() => page.names().includes('lineup'));
  expect(await bundles('-mailbox')).toMatchObject({ changed: false });
  await bundles('+mailbox');
  expect((await client.get('/mailboxes')).status).toBe(200);
  page.close();
  const history = await client.get('/activities?subjectKind=tenant&subjectId=nordwind-crew');
  const items = (history.body as { items: { caption: string; after: { bundles: string[] } }[] }).items;
  const changes = items.filter(({ caption }) => caption === 'tenant_bundles_changed');
  expect(changes.map(({ after }) => after.bundles.includes('mailbox'))).toEqual([true, false]);
});

test('who has something unsaved may finish it for an hour', async () => {
  await setPassword((await create()).link);
  const { client } = await signIn();
  await bundles('-mailbox');
  const finishing = { headers: { [finishingHeader]: '1' } };
  expect((await client.get('/mailboxes')).status).toBe(404);
  expect((await client.get('/mailboxes', finishing)).status).toBe(200);
  server.setNow(new Date(now.getTime() + 61 * 60_000));
  const later = (await signIn()).client;
  expect((await later.get('/mailboxes', finishing)).status).toBe(404);
});

test('a tenant that is not there is said with those that are', async () => {
  await expect(bundles('-mailbox')).rejects.toThrow(
    'There is no tenant "nordwind-crew". There are: north, south.',
  );
});

test('the company that writes the invoices is named, and changed', async () => {
  const values = {
    name: 'North GmbH',
    street: 'Kai 1',
    zip: '1010',
    city: 'Wien',
    country: 'at',
    vat: 'atu 123',
  };
  const iban = 'AT61 1904 3002 3457 3201';
  await setSeller(server.database, 'north', readSeller('north', { ...values, iban }));
  await setSeller(server.database, 'north', readSeller('north', { ...values, name: 'North AG' }));
  const rows = await server.inTenant('north', (db) =>
    db.selectFrom('tenantCompany').select(['name', 'vatNumber', 'iban', 'writesInvoices']).execute(),
  );
  expect(rows).toEqual([{ name: 'North AG', vatNumber: 'ATU123', iban: '', writesInvoices: true }]);
  const unknown = setSeller(server.database, 'east', readSeller('east', values));
  await expect(unknown).rejects.toThrow('There is no tenant "east"');
});

test('every fault in what is said of that company is said at once', () => {
  const read = () => readSeller('north', { country: 'XX', vat: '?', iban: 'AT61 1904 3002 3457 3202' });
  expect(read).toThrow(/--name[^]*--city[^]*"XX"[^]*VAT number[^]*IBAN/);
});
