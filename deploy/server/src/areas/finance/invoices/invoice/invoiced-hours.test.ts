import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../../../../tools/demo/seed.db.ts';
import { addLogin, serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { at, clientOf, plantSite, workTheDay } from '../../../../tools/testing/fixtures/site.fixture.ts';

/** Riggers are paid for by 60 an hour; hands have no price. One position of yesterday has no hours yet. */
async function addRates(db: Db): Promise<void> {
  await plantSite(db);
  const rights: [string, string][] = [
    ['invoices', 'READ'],
    ['invoices', 'EDIT'],
  ];
  await addLogin(db, { login: 'abel', types: ['office'], rights });
  await addLogin(db, { login: 'olga', types: ['office'], rights: [['invoices', 'READ']] });
  const { functionId } = await db
    .selectFrom('crewItem')
    .select('functionId')
    .where('id', '=', 'i-mia')
    .executeTakeFirstOrThrow();
  const card = { id: 'card', companyId: 'opera', caption: '2026', validFrom: '2026-01-01' };
  await insertAll(db, 'rateCard', [{ ...card, currency: 'EUR' }]);
  await insertAll(db, 'rateCardItem', [
    {
      id: 'r-1',
      rateCardId: 'card',
      functionId,
      caption: 'Rigger',
      unit: 'hour' as const,
      priceMinor: 6_000,
    },
  ]);
  await plantCrew(db, { id: 'before', projectId: 'project', startDate: '2026-11-20' });
  await plantItem(db, { id: 'i-before', crewId: 'before', functionId, personId: 'person-mia' });
}
const server = serverWithPeople({ fill: () => server.inTenant('north', addRates) });
const as = (login: string) => clientOf(server, login);

async function signedOff() {
  await workTheDay(server);
  server.setNow(at('18:30'));
  const { status } = await (await as('chief')).post('/projectCrews/crew/signOff', {});
  expect(status).toBe(200);
}
const proposal = async (query = '') =>
  (await (await as('abel')).get(`/projects/4711/invoiceProposal${query}`)).body;
const item = { description: 'Riggers', quantity: 28, unitPriceMinor: 6_000, vatRate: 2_000 };
const crewItemIds = ['i-chief', 'i-mia', 'i-tom'];
const write = async (items: object[], projectId: string | null = 'project') =>
  (await as('abel')).post('/invoices', {
    companyId: 'opera',
    projectId,
    invoiceDate: '2026-11-21',
    dueDate: '2026-12-21',
    currency: 'EUR',
    items,
  });
const seen = ({ version }: { version: number }) => ({ headers: { 'if-match': `"${version}"` } });

test('hours are proposed once they are signed off, by day, crew and function, with the price of the rate card', async () => {
  await workTheDay(server);
  server.setNow(at('18:30'));
  expect(await proposal()).toMatchObject({ lines: [], notSignedOff: 4 });
  await (await as('chief')).post('/projectCrews/crew/signOff', {});
  expect(await proposal()).toEqual({
    project: { id: 'project', number: '4711', name: 'Night at the opera' },
    currency: 'EUR',
    lines: [
      {
        day: '2026-11-21',
        crew: 'Load-in',
        function: 'Rigger',
        unit: 'hour',
        unitPriceMinor: 6_000,
        // Three times from five to eight until six, without the break of the law.
        quantity: 28,
        hours: crewItemIds.map((crewItemId) => ({
          crewItemId,
          minutes: 560,
          person: expect.objectContaining({ id: crewItemId.replace('i-', 'person-') }),
        })),
      },
    ],
    left: 0,
    notSignedOff: 1,
  });
  // A rate card in another currency has no price for it.
  expect((await proposal('?currency=GBP')).lines[0]).toMatchObject({ unitPriceMinor: null });
});

test('projects with such hours are listed until all stand on invoices', async () => {
  const projects = async (query = '') => (await (await as('abel')).get(`/projectsToInvoice${query}`)).body;
  expect((await projects()).total).toBe(0);
  await signedOff();
  expect((await projects('?companyId=opera')).items).toEqual([
    {
      project: { id: 'project', number: '4711', name: 'Night at the opera' },
      company: { id: 'opera', name: 'Opera' },
      currency: 'EUR',
      positions: 3,
      minutes: 1_680,
      firstDay: '2026-11-21',
      lastDay: '2026-11-21',
    },
  ]);
  expect((await projects('?companyId=other')).total).toBe(0);
  expect((await (await as('olga')).get('/projectsToInvoice')).status).toBe(403);
  await write([{ ...item, crewItemIds }]);
  expect((await projects()).total).toBe(0);
});

test('only who writes invoices reads it, and of a project that there is', async () => {
  expect((await (await as('olga')).get('/projects/4711/invoiceProposal')).status).toBe(403);
  expect((await (await as('client')).get('/projects/4711/invoiceProposal')).status).toBe(403);
  expect((await (await as('abel')).get('/projects/nowhere/invoiceProposal')).status).toBe(404);
});

test('hours stand on one invoice, which shows whose they are; the rest is proposed on', async () => {
  await signedOff();
  const { status, body } = await write([{ ...item, quantity: 18.667, crewItemIds: ['i-chief', 'i-mia'] }]);
  expect(status).toBe(200);
  expect(body.itemList).toMatchObject([
    { net: 112_002, hours: [{ crewItemId: 'i-chief', minutes: 560 }, { crewItemId: 'i-mia' }] },
  ]);
  const again = await write([
    { ...item, crewItemIds: ['i-tom'] },
    { ...item, crewItemIds: ['i-mia'] },
  ]);
  expect(again.body.fields).toMatchObject([{ path: 'items.1.crewItemIds', code: 'hours_invoiced' }]);
  expect((await proposal()).lines).toMatchObject([{ quantity: 9.333, hours: [{ crewItemId: 'i-tom' }] }]);
});

test.each<[string, object[], string | null]>([
  ['not signed off', [{ ...item, crewItemIds: ['i-before'] }], 'project'],
  ['of no project', [{ ...item, crewItemIds: ['i-mia'] }], null],
  ['named twice', [{ ...item, crewItemIds: ['i-mia', 'i-mia'] }], 'project'],
])('hours that are %s are refused', async (_, items, projectId) => {
  await signedOff();
  const { status, body } = await write(items, projectId);
  expect([status, body.fields?.[0]]).toMatchObject([
    422,
    { path: 'items.0.crewItemIds', code: 'bad_choice' },
  ]);
});

test('two who take the same hours at once make one invoice', async () => {
  await signedOff();
  const both = await Promise.all([1, 2].map(() => write([{ ...item, crewItemIds }])));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a credit note takes an invoice back once, and its hours are proposed again', async () => {
  await signedOff();
  const { body: made } = await write([{ ...item, crewItemIds }]);
  const abel = await as('abel');
  const credit = (version: number) =>
    abel.post(`/invoices/${made.number}/credit`, { reason: 'Wrong address' }, seen({ version }));
  expect((await abel.post(`/invoices/${made.number}/credit`, { reason: 'No version' })).status).toBe(428);
  expect((await credit(made.version + 1)).status).toBe(409);
  const { status, body } = await credit(made.version);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    creditNote: true,
    net: -made.net,
    gross: -made.gross,
    comment: 'Wrong address',
    credits: { number: made.number },
    itemList: [{ unitPriceMinor: -6_000, hours: [] }],
    may: { credit: false },
  });
  const { body: before } = await abel.get(`/invoices/${made.number}`);
  expect(before).toMatchObject({ creditedBy: { number: body.number }, may: { credit: false } });
  expect((await credit(made.version)).body).toMatchObject({ code: 'wrong_state' });
  expect((await proposal()).lines).toMatchObject([{ quantity: 28 }]);
});
