import { readFile } from 'node:fs/promises';
import { freshTables, generatedTables } from './generated-tables.ts';

test('the committed row types are those of the migrations', async () => {
  expect(await readFile(generatedTables, 'utf8')).toBe(await freshTables());
}, 60_000);

test('tables and columns are written as the contract writes names', async () => {
  const names = (await readFile(generatedTables, 'utf8')).match(/^ {2,4}\S+(?=: )/gm) ?? [];
  expect(names.length).toBeGreaterThan(900);
  expect(names.filter((name) => !/^ +[a-z][a-zA-Z\d]*$/.test(name))).toEqual([]);
});
