import { databaseForTests } from '../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../tools/testing/test-database.ts';
import { migrate, migrationSteps, schemaNumber } from './migrate.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await databaseForTests();
}, 60_000);
afterAll(() => base.close());

const owner = (statement: string) => base.database.asOwner((session) => session.script(statement));

test('a second run changes nothing, several at once neither', async () => {
  const last = (await migrationSteps()).at(-1)?.number;
  expect(await Promise.all([migrate(base.database), migrate(base.database)])).toEqual([last, last]);
  expect(await base.database.asOwner(schemaNumber)).toBe(last);
});

test('numbers follow one another in the order of the files', async () => {
  const numbers = (await migrationSteps()).map((step) => step.number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test('a step that comes before one that is already there is refused', async () => {
  await owner('delete from migration where number = 2');
  await expect(migrate(base.database)).rejects.toThrow(/Migration 2 comes before 3/);
  await owner(`insert into migration (number, name) values (2, 'idempotency')`);
  await migrate(base.database);
});

test('a database of a newer version is refused, before anything is done to it', async () => {
  await owner(`insert into migration (number, name) values (998, 'of tomorrow')`);
  await owner('delete from migration where number = 3');
  await expect(migrate(base.database)).rejects.toMatchObject({
    name: 'NewerSchema',
    message: expect.stringMatching(/newer version of Callboard: it has schema 998/),
  });
  await owner(`insert into migration (number, name) values (3, 'back')`);
  await owner('delete from migration where number = 998');
  await migrate(base.database);
});

test('a step that fails leaves nothing behind', async () => {
  const { number = 0 } = (await migrationSteps()).find(({ name }) => name === 'installation-keys') ?? {};
  await owner(`delete from migration where number >= ${number}`);
  // What it makes is there already, so it fails in the middle.
  await expect(migrate(base.database)).rejects.toThrow(new RegExp(`Migration ${number} .* failed`));
  expect(await base.database.asOwner(schemaNumber)).toBeLessThan(number);
});
