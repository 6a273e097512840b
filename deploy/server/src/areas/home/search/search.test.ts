import { countStatements } from '../../../tools/testing/database/count-statements.ts';
import { serverWithStaff, staff } from '../../../tools/testing/fixtures/person.fixture.ts';
import {
  plantCompany,
  plantCrew,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../tools/testing/database/plant.db.ts';
import type { SearchGroup } from '@callboard/contract';

const server = serverWithStaff();

const found = async (login: string, q: string) => {
  const { body } = await (await staff(server, login)).client.get(`/search?q=${encodeURIComponent(q)}`);
  return (body.groups as SearchGroup[]).map(({ kind, items, total }) => [
    kind,
    total,
    ...items.map(({ title }) => title),
  ]);
};

beforeEach(async () => {
  server.setNow(new Date('2026-11-21T09:00:00Z'));
  await server.inTenant('north', async (db) => {
    const company = await plantCompany(db, { name: 'Şükrü Bühnenbau' });
    const place = await plantLocation(db, { name: 'Müller Halle' });
    const project = await plantProject(db, {
      name: 'Müllabfuhr Gala',
      companyId: company.id,
      locationId: place.id,
    });
    const crew = await plantCrew(db, { projectId: project.id, startDate: '2026-11-23', name: 'Load-in' });
    const older = await plantCrew(db, { projectId: project.id, startDate: '2026-11-10', name: 'Prep' });
    await plantItem(db, { crewId: crew.id, personId: 'person-kim', status: 'confirmed' });
    await plantItem(db, { crewId: older.id, personId: 'person-kim', status: 'done' });
  });
});

test('hits of a search are all that has the word, with how much there is of it', async () => {
  expect(await found('paula', 'mull')).toEqual([['location', 1, 'Müller Halle']]);
});

test('crew find the own jobs, those to come first, and nobody else', async () => {
  const groups = await found('kim', 'gala');
  expect(groups[0]?.slice(0, 2)).toEqual(['job', 2]);
  expect(groups[0]?.[2]).toContain('Load-in');
  expect(groups[0]?.[3]).toContain('Prep');
  expect(groups.map(([kind]) => kind)).not.toContain('person');
  expect(await found('lee', 'gala')).toEqual([]);
});

test('accents and one wrong key are forgiven', async () => {
  expect(await found('olga', 'sukru')).toEqual([['company', 1, 'Şükrü Bühnenbau']]);
  expect(await found('olga', 'buhnenbai')).toEqual([['company', 1, 'Şükrü Bühnenbau']]);
  expect(await found('olga', 'boehnenbai')).toEqual([]);
});

test('what is nearly called so is left out where something is called so', async () => {
  await server.inTenant('north', (db) => plantLocation(db, { name: 'Sukri Halle' }));
  const kinds = async (q: string) => (await found('paula', q)).map(([kind]) => kind);
  expect(await kinds('sukru')).toEqual(['company']);
  expect(await kinds('sukri')).toEqual(['location']);
  expect(await kinds('sukra')).toEqual(['company', 'location']);
});

test('a bundle that is closed keeps its things', async () => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenant')
      .set({ bundles: ['crew-ops'] })
      .where('id', '=', 'north')
      .execute(),
  );
  expect(await found('olga', 'sukru')).toEqual([]);
});

test.each(['', 'a', ' a '])('"%s" is too little to look for', async (q) => {
  const { client } = await staff(server, 'olga');
  const { status, body } = await client.get(`/search?q=${encodeURIComponent(q)}`);
  expect([status, body.code]).toEqual([422, 'invalid']);
});

test('what is not there costs a few statements of each list', async () => {
  const { client } = await staff(server, 'olga');
  const ask = (q: string) => countStatements(server.database, () => client.get(`/search?q=${q}`));
  const typed = await ask('xy');
  // With a wrong key it is asked for once more.
  expect(await ask('nothingofit')).toBeLessThan(2 * typed);
  expect(typed).toBeLessThan(40);
});
