import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { quiet } from '../../../../tools/testing/test-database.ts';
import { documentsSweep } from './documents.sweep.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea' });
      await db.insertInto('documentType').values({ id: 'contract', caption: 'Contract' }).execute();
    });
  },
});

type Planted = Parameters<typeof plantDocument> extends [unknown, unknown, ...infer Rest] ? Rest : never;
const plant = (...given: Planted) =>
  server.inTenant('north', (db) => plantDocument(db, filesOf(server), ...given));
type Kind = 'documentReminder' | 'documentExpired' | 'documentExpiring';
const notified = (kind: Kind) =>
  server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'params']).where('kind', '=', kind).execute(),
  );

async function round(at: Date) {
  await server.inTenant('north', (db) =>
    documentsSweep.work({
      db,
      tenantId: 'north',
      now: at,
      jobs: server.jobs.within(db, 'north'),
      files: filesOf(server),
      log: quiet,
    }),
  );
}

test('who has not signed is reminded after three and seven days from their turn, each once', async () => {
  await plant([{ login: 'ada' }, { login: 'bea' }], { createdAt: new Date('2026-11-10T08:00:00Z') });
  await round(new Date('2026-11-12T08:00:00Z'));
  expect(await notified('documentReminder')).toEqual([]);
  await round(new Date('2026-11-13T09:00:00Z'));
  await round(new Date('2026-11-13T09:01:00Z'));
  expect(await notified('documentReminder')).toMatchObject([{ personId: 'person-ada', params: { days: 3 } }]);
  await round(new Date('2026-11-17T09:00:00Z'));
  await round(new Date('2026-12-17T09:00:00Z'));
  expect((await notified('documentReminder')).map((one) => one.personId)).toEqual([
    'person-ada',
    'person-ada',
  ]);
});

test('a document that nobody signed in time expires', async () => {
  const paper = await plant([{ login: 'ada' }], { expiresAt: new Date('2026-11-21T08:00:00Z') });
  for (const _ of [1, 2]) await round(new Date('2026-11-21T08:00:00Z'));
  const { body } = await (await signIn(server, 'ada')).client.get(`/documents/${paper.id}`);
  expect(body).toMatchObject({ status: { id: 'expired' }, userSignatories: [{ status: { id: 'expired' } }] });
  expect(await notified('documentExpired')).toHaveLength(1);
});

test('the end of a document is told 60, 30 and 7 days before, each once', async () => {
  await plant([], { ownerId: 'person-ada', status: 'information', validUntil: '2027-01-31' });
  for (const day of ['2026-11-01', '2026-12-05', '2026-12-06', '2027-01-05', '2027-01-25', '2027-01-26']) {
    await round(new Date(`${day}T12:00:00Z`));
  }
  const days = (await notified('documentExpiring')).map(({ params }) => (params as { days: number }).days);
  expect(days.toSorted((a, b) => a - b)).toEqual([6, 26, 57]);
});
