import { dirname } from 'node:path';
import { trackedFiles } from './root.ts';

const most = 25;
/** Those above it, each with its reason; what shrinks leaves the list. */
const above = [
  // One file for each step of the schema.
  'deploy/server/src/platform/db/migrations',
];

const largeFolders = (files: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => (count > most ? folder : [])).toSorted();
};

test('folder of 26 files is a hall', () => {
  const files = Array.from({ length: most + 1 }, (_, at) => `shell/src/hall/${at}.ts`);
  expect(largeFolders([...files, 'shell/src/room/a.ts'])).toEqual(['shell/src/hall']);
});

test('folders hold at most 25 files', () => {
  expect(largeFolders(trackedFiles())).toEqual(above);
});
