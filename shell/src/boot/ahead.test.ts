import { person } from '@callboard/contract';
import { aFileList, aLineup, aRelease } from '../runtime/loader/a-release.ts';
import { chunksAhead, featureAhead, filesFor, fitsPage, openedPage } from './ahead.ts';

test.each([
  ['/mailbox', '/mailbox', true],
  ['/mailbox', '/mailbox/', true],
  ['/mailbox', '/mailboxes', false],
  ['/jobs/{id}', '/jobs/7', true],
  ['/jobs/{id}', '/jobs/7/documents', false],
  ['/forms/{id}/{name?}/{questionId?}', '/forms/7', true],
  ['/forms/{id}/{name?}/{questionId?}', '/forms/7/a/2', true],
  ['/forms/{id}/{name?}/{questionId?}', '/forms', false],
])('%s and %s', (at, pathname, fits) => {
  expect(fitsPage(at, pathname)).toBe(fits);
});

const visit = { pathname: '/mailbox/7', language: 'en', signedIn: true };
const lineup = aLineup([aRelease('finance', {}), aRelease('mailbox', {})]);

test('the address tells which files are fetched ahead', () => {
  const opened = openedPage(lineup, visit)!;
  expect(opened.release.feature).toBe('mailbox');
  expect(featureAhead(opened, aFileList(), visit)).toEqual(
    ['entry.js', 'feature.js', 'page.js', 'page.css', 'en.js'].map((name) => [
      `/releases/mailbox/1.0.0-aa/${name}`,
      `sha384-${name}`,
    ]),
  );
});

test('where the words of cards are apart, a card comes with those and a page with both', () => {
  const apart = aFileList({ cardWords: { en: 'cards-en.js' } });
  expect(filesFor(apart, 'cards/unread', 'en')).toEqual(['entry.js', 'feature.js', 'cards-en.js']);
  expect(filesFor(apart, 'pages/list', 'en')).toEqual(
    expect.arrayContaining(['page.js', 'cards-en.js', 'en.js']),
  );
  expect(filesFor(aFileList(), 'cards/unread', 'en')).toContain('en.js');
});

test('words that only some pages need come with those', () => {
  const apart = aFileList({ pageWords: { pages: ['pages/list'], files: { en: 'pages-en.js' } } });
  expect(filesFor(apart, 'pages/list', 'en')).toEqual(expect.arrayContaining(['en.js', 'pages-en.js']));
  expect(filesFor(apart, 'pages/list', 'de')).not.toContain('pages-en.js');
  expect(filesFor(apart, 'pages/message', 'en')).not.toContain('pages-en.js');
});

test('a page that needs a sign-in is not fetched for who is not signed in', () => {
  const release = aRelease('mailbox', {});
  const { list } = release.face.pages;
  const closed = { ...release, face: { ...release.face, pages: { list: { ...list!, allow: person } } } };
  expect(openedPage(aLineup([closed]), { ...visit, signedIn: false })).toBeNull();
  expect(openedPage(aLineup([closed]), visit)).toMatchObject({ part: 'pages/list' });
});

test.each([[null], [{}], ['text'], [{ features: 'none' }]])('%j is no reason to stop', (answer) => {
  expect(openedPage(answer, visit)).toBeNull();
});

const chunks = ['words-en', 'words-cy', 'axios', 'frame', 'home', 'federation', 'help'];

test.each([
  ['signing in', { pathname: '/login', language: 'cy', signedIn: false }, ['words-cy']],
  ['no language yet', { pathname: '/login', language: '', signedIn: false }, []],
  ['a page', { ...visit, signedIn: true }, ['words-en', 'axios', 'frame']],
  ['home', { ...visit, pathname: '/' }, ['words-en', 'axios', 'frame', 'home']],
])('%s', (_, given, expected) => {
  expect(chunksAhead(chunks, given)).toEqual(expected);
});
