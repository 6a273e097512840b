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

const features = trackedFiles('remotes/*/src/feature.ts').map((path) => path.replace('/feature.ts', ''));
/** The server's areas that have rooms. */
const areas = [
  ...new Set(trackedFiles('deploy/server/src/areas/*/*/*/*.ts').map((path) => path.split('/', 6).join('/'))),
];
const without = [
  'shell/src',
  'shared/client/src',
  'shared/config/src',
  'shared/contract/src',
  'shared/domain/src',
  'shared/feature/src',
  'shared/i18n/src',
  'shared/parts/src',
  'shared/session/src',
  'shared/testing/src',
  'shared/ui/src',
  'deploy/edge/src',
  'deploy/release/src',
  'deploy/server/src/platform',
  'deploy/server/src/tools',
  'e2e',
  ...features,
  ...areas,
];

test('every feature and every large area is looked at', () => {
  expect(features.length).toBeGreaterThanOrEqual(7);
  expect(areas.length).toBeGreaterThanOrEqual(16);
});

test.each(without)('%s has no circle of folders', (part) => {
  const sources = sourcesOf(trackedFiles(`${part}/*.ts`, `${part}/*.tsx`));
  expect(sources.size).toBeGreaterThan(2);
  expect(folderCircles(sources)).toEqual([]);
});
