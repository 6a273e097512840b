import { copyRows, openCopy } from './copy-tenant.db.ts';
import { demoForTests } from '../demo-template.ts';
import { lengthenNames } from './long-names.db.ts';
import { chosenEngine } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await demoForTests(chosenEngine(), 'today');
  await copyRows(made.database, { of: 'redwave', as: 'redwave-long' });
  await openCopy(made.database, { of: 'redwave', as: 'redwave-long' }, 'redwave-long.localhost');
  await lengthenNames(made.database, 'redwave-long');
}, 120_000);
afterAll(() => made.close());

const lengthsOf = (sql: string) =>
  made.database.asOwner(async (session) => {
    const { rows } = await session.query(`select distinct length(${sql}) as length from ${sql.split('.')[0]}
      where "tenantId" = 'redwave-long'`);
    return rows.map(({ length }) => length);
  });

test('projects, crews, companies, locations and documents have names of 60 letters', async () => {
  for (const name of ['project.name', 'crew.name', 'company.name', 'location.name', 'document.name'])
    expect({ name, lengths: await lengthsOf(name) }).toEqual({ name, lengths: [60] });
});

test('people have names of 60 letters, in two parts', async () => {
  expect(await lengthsOf('person."firstName" || \' \' || person."lastName"')).toEqual([60]);
});

test('the tenant itself has a name of 60 letters, with its own first', async () => {
  const names = await made.database.asOwner(async (session) => {
    const { rows } = await session.query(`select id, name from tenant where id like 'redwave%' order by id`);
    return rows.map(({ name }) => String(name));
  });
  expect(names.map(({ length }) => length)).toEqual([14, 60]);
  expect(names[1]).toMatch(new RegExp(`^${names[0]} `));
});
