import { readFile } from 'node:fs/promises';
import { freshTables, generatedTables } from './generated-tables.ts';

test('the committed row types are those of the migrations', async () => {
  expect(await readFile(generatedTables, 'utf8')).toBe(await freshTables());
}, 60_000);
