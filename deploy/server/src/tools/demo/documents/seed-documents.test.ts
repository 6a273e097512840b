import { documentsSweep } from '../../../areas/documents/documents/send/documents.sweep.ts';
import type { Db } from '#platform/db/tables.ts';
import { noKeys } from '../../testing/keys.fixture.ts';
import { addLogin, filesOf, serverWithPeople, signIn } from '../../testing/fixtures/people.fixture.ts';
import { plantCrew, plantPerson } from '../../testing/database/plant.db.ts';
import { quiet } from '../../testing/test-database.ts';
import { seedCatalogue } from '../base/seed-catalogue.ts';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { nordlicht } from '../demo-tenants.ts';
import { seedDocuments } from './seed-documents.db.ts';

const now = new Date('2026-11-21T12:00:00Z');

async function seedNorth(db: Db): Promise<void> {
  const rights: [string, string][] = [
    ['crewInfo', 'READ'],
    ['mobileDocuments', 'READ'],
    ['rateCards', 'READ'],
  ];
  await addLogin(db, { login: 'crew', rights });
  await addLogin(db, { login: 'office', types: ['office'] });
  for (let at = 0; at < 20; at += 1) await plantPerson(db);
  await plantCrew(db);
  const people = (await db.selectFrom('person').selectAll().orderBy('id').execute()) as unknown as Person[];
  const demo: Demo = {
    tenant: { ...nordlicht, id: 'nordlicht' },
    now,
    today: '2026-11-21',
    files: filesOf(server),
    keys: noKeys,
    people,
    personOf: (login) => people.find(({ id }) => id === `person-${login}`),
  };
  await seedCatalogue(db, demo);
  await seedDocuments(db, demo);
}
const server = serverWithPeople({
  fill: async () => {
    server.setNow(now);
    await server.inTenant('north', seedNorth);
  },
});

test('the demo has 160 documents in every state, with whole evidence, and one of the crew finds all stories', async () => {
  const office = (await signIn(server, 'office')).client;
  const { items, total } = (await office.get('/documents?of=everybody')).body;
  expect(total).toBe(160);
  type Row = { id: string; status: { id: string }; pages: number | null };
  const states = [...new Set(items.map((one: Row) => one.status.id))].toSorted();
  expect(states).toEqual([
    'beingVerified',
    'declined',
    'expired',
    'information',
    'onGoing',
    'readyToSign',
    'refused',
    'replaced',
    'signed',
    'toUpload',
    'void',
  ]);
  expect(items.map((one: Row) => one.pages)).toContain(48);
  const signed = items.find((one: Row) => one.status.id === 'signed');
  expect((await office.get(`/documents/${signed.id}/events`)).body).toMatchObject({ whole: true, total: 10 });

  const crew = (await signIn(server, 'crew')).client;
  const mine = (await crew.get('/documentsToSign')).body.items;
  expect(mine.filter(({ myTurn }: { myTurn: boolean }) => myTurn).length).toBeGreaterThanOrEqual(6);
  expect(mine.some(({ waitingFor }: { waitingFor: string[] }) => waitingFor.length > 0)).toBe(true);
  expect((await crew.get('/documents?filter=toUpload')).body.total).toBeGreaterThanOrEqual(3);
  expect((await crew.get('/documents?filter=expiring')).body.total).toBeGreaterThanOrEqual(1);
  expect((await crew.get('/crewInfo')).body.total).toBe(10);
  expect((await crew.get('/mobileDocuments')).body.total).toBe(15);
});

test('nobody is reminded of the whole demo, and what is signed is sealed', async () => {
  await server.inTenant('north', (db) =>
    documentsSweep.work({
      db,
      tenantId: 'north',
      now,
      jobs: server.jobs.within(db, 'north'),
      files: filesOf(server),
      log: quiet,
    }),
  );
  const kinds = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select('kind').distinct().execute(),
  );
  expect(kinds).toEqual([]);
  await server.jobs.drain();
  const open = await server.inTenant('north', (db) =>
    db
      .selectFrom('document')
      .select('id')
      .where('status', '=', 'signed')
      .where('sealedAt', 'is', null)
      .execute(),
  );
  expect(open).toEqual([]);
}, 120_000);

test('the demo has two templates, one of them signed by the office as well', async () => {
  const office = (await signIn(server, 'office')).client;
  expect((await office.get('/documentTemplates')).body.items).toMatchObject([
    { name: 'Dienstvertrag', signing: 'personThenOffice', officeSigner: { id: 'person-office' } },
    { name: 'Vertraulichkeit', signing: 'person', officeSigner: null },
  ]);
});
