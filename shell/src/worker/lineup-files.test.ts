import { crew } from '@callboard/contract';
import { aFileList, aLineup, aRelease } from '../loader/a-release.ts';
import { filesOf, todayFiles } from './lineup-files.ts';

const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `sha384-${name}`]));
const jobs = aRelease('crew-ops', {});
jobs.face.ahead = { allow: crew, today: ['jobs'] };
const lineup = aLineup([jobs, aRelease('mailbox', {})]);
const lists: Record<string, object> = {
  [lineup.shell.base]: { files: files('main.js', 'home.js') },
  [jobs.base]: aFileList({
    files: files('entry.js', 'feature.js', 'jobs.js', 'photos.js', 'now.js', 'ahead.js', 'en.js', 'cy.js'),
    needs: {
      feature: ['feature.js'],
      'pages/jobs': ['jobs.js'],
      'pages/photos': ['photos.js'],
      'cards/now': ['now.js'],
      ahead: ['ahead.js'],
    },
  }),
  ['/releases/mailbox/1.0.0-aa/']: aFileList(),
};
const kept = {
  match: (path: string) =>
    Promise.resolve({ json: () => Promise.resolve(lists[path.slice(0, path.lastIndexOf('/') + 1)]) }),
} as unknown as Cache;

test('of a first lineup the shell and what a day’s work needs come before the rest', async () => {
  const all = await filesOf(lineup, kept);
  const first = [...(await todayFiles(lineup, all, kept)).keys()];
  const named = (base: string) =>
    first.filter((path) => path.startsWith(base)).map((path) => path.slice(base.length));
  expect(named(lineup.shell.base)).toEqual(expect.arrayContaining(['main.js', 'home.js']));
  expect(named(jobs.base)).toEqual([
    'entry.js',
    'feature.js',
    'jobs.js',
    'now.js',
    'ahead.js',
    'en.js',
    'cy.js',
  ]);
  expect(named('/releases/mailbox/')).toEqual([]);
  expect(all.has(`${jobs.base}photos.js`)).toBe(true);
});
