import { sourcesOf } from './calls/bundle-calls.ts';
import { folderCircles } from './folder-circles.ts';
import { trackedFiles } from './root.ts';

const circlesOf = (files: Readonly<Record<string, string>>) => folderCircles(new Map(Object.entries(files)));
const down = { 'a/page.ts': "import { read } from '../b/read.ts';", 'b/read.ts': 'export const read = 1;' };

test.each([
  ['folders that import one way', down, []],
  [
    'a folder that is imported back',
    { ...down, 'b/back.ts': "import { page } from '../a/page.ts';" },
    ['a', 'b'],
  ],
  ['a type alone', { ...down, 'b/back.ts': "import type { Page } from '../a/page.ts';" }, ['a', 'b']],
  ['what is fetched later', { ...down, 'b/back.ts': "import(/* name */ '../a/page.ts')" }, ['a', 'b']],
  ['a test beside it', { ...down, 'b/read.test.ts': "import { page } from '../a/page.ts';" }, []],
])('a circle of folders: %s', (_, files, circle) => {
  expect(circlesOf(files)).toEqual(circle.length > 0 ? [circle] : []);
});

const without = [
  'shell',
  'shared/config',
  'shared/contract',
  'shared/domain',
  'shared/feature',
  'shared/i18n',
  'shared/session',
  'deploy/edge',
  'deploy/release',
];

test.each(without)('%s has no circle of folders', (part) => {
  const sources = sourcesOf(trackedFiles(`${part}/src/*.ts`, `${part}/src/*.tsx`));
  expect(sources.size).toBeGreaterThan(2);
  expect(folderCircles(sources)).toEqual([]);
});
