import { crew } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { aFileList, aLineup, aRelease } from '../../runtime/loader/a-release.ts';
import { filesOf, todayFiles } from './lineup-files.ts';

const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `sha384-${name}`]));
const jobs = aRelease('crew-ops', {});
jobs.face.ahead = { allow: crew, today: ['jobs'] };
const lineup = aLineup([jobs, aRelease('mailbox', {})]);
const lists: Record<string, object> = {
  [lineup.shell.base]: { files: files('main.js', 'home.js', 'own.js', 'welsh.js') },
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

const document = `<script type="application/json" id="callboard">${JSON.stringify({
  shell: {
    base: lineup.shell.base,
    chunks: {
      home: ['home.js'],
      'words-en': ['own.js'],
      'words-cy': ['welsh.js'],
      'words-cy-json': ['welsh.js'],
    },
  },
})}</script><script>other()</script>`;

async function firstFiles(today: { language: Language | null; document: string }) {
  const all = await filesOf(lineup, kept);
  const first = [...(await todayFiles(lineup, { all, kept, today })).keys()];
  return (base: string) =>
    first.filter((path) => path.startsWith(base)).map((path) => path.slice(base.length));
}

test('of a first lineup the shell and what a day’s work needs come before the rest, in the language that is read', async () => {
  const named = await firstFiles({ language: 'en', document });
  expect(named(lineup.shell.base)).toEqual(['files.json', 'main.js', 'home.js', 'own.js']);
  expect(named(jobs.base)).toEqual(['entry.js', 'feature.js', 'jobs.js', 'now.js', 'ahead.js', 'en.js']);
  expect(named('/releases/mailbox/')).toEqual([]);
  expect((await filesOf(lineup, kept)).has(`${jobs.base}photos.js`)).toBe(true);
});

test.each([
  ['where nobody knows the language', { language: null, document }],
  ['where the document does not name the words', { language: 'de', document: '' }],
] as const)('every file of the shell comes %s', async (_where, today) => {
  const named = await firstFiles(today);
  expect(named(lineup.shell.base)).toEqual(['files.json', 'main.js', 'home.js', 'own.js', 'welsh.js']);
});

test('a day’s work comes in every language where nobody knows which is read', async () => {
  const named = await firstFiles({ language: null, document });
  expect(named(jobs.base)).toEqual(expect.arrayContaining(['en.js', 'cy.js']));
});
