import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsByPlace } from './ids-by-name.ts';
import { root, trackedFiles } from './root.ts';

test('a function of the server takes two ids by name', () => {
  const paths = trackedFiles('deploy/server/src/*.ts').filter((path) => !path.endsWith('.test.ts'));
  expect(paths.length).toBeGreaterThan(500);
  const found = paths.flatMap((path) =>
    idsByPlace(readFileSync(join(root, path), 'utf8')).map((what) => `${path} ${what}`),
  );
  expect(found).toEqual([]);
});

test('the refusal says which function, and what to write', () => {
  const planted = 'export const leadsCrew = (db: Db, crewId: string, personId: string) => db;';
  expect(idsByPlace(planted)).toEqual(['leadsCrew: take ids by name, { crewId, personId }']);
});

test.each([
  ['a function', 'function led(db: Db, personId: string, crewId: string) {}', 1],
  ['a method', 'class Crew { led(crewId: string, id: string) {} }', 1],
  ['a constructor', 'class Crew { constructor(crewId: string, readonly id: string) {} }', 1],
  ['a function within another', 'const led = () => rows.map((itemId: string, id: string) => 1);', 1],
  ['the type of a function', 'type Led = (crewId: string, personId: string) => boolean;', 1],
  [
    'an id that may be missing',
    'const led = (crewId: string, personId: string | null, id?: string) => 1;',
    1,
  ],
  ['an id with a default', "const led = (crewId: string, personId: string = '') => 1;", 1],
  ['a list of ids', 'const led = (crewId: string, ids: readonly string[]) => 1;', 1],
  ['something between them', 'const led = (crewId: string, now: Date, personId: string) => 1;', 1],
  ['ids by name', 'const led = (db: Db, { crewId, personId }: InCrew) => 1;', 0],
  ['one id by place, others by name', 'const led = (crewId: string, { id }: { id: string }) => 1;', 0],
  ['one id and a text', 'const led = (crewId: string, reason: string) => 1;', 0],
  ['a word that ends alike', 'const led = (crewId: string, paid: string, grid: string) => 1;', 0],
  ['ids that are no text', 'const led = (crewId: string, personId: RawBuilder<string>) => 1;', 0],
])('%s', (_, planted, count) => {
  expect(idsByPlace(planted)).toHaveLength(count);
});
