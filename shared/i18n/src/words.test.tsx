import { act, render, screen } from '@testing-library/react';
import { currentLanguage, registerWords, setLanguage, useLanguage, useWords, wordsOf } from './index.ts';
import type { LoadWords } from './index.ts';

declare module './index.ts' {
  interface Words {
    planted: { list: { title: string; count_one: string; count_other: string }; hello: string };
    late: { text: string };
    missing: { text: string };
    counted: { read: string };
    parted: { cards: { title: string }; pages: { title: string } };
  }
}

const planted: LoadWords = (language) =>
  Promise.resolve({
    default: {
      list: {
        title: `Title ${language}`,
        count_one: '{{count}} mail',
        count_two: '{{count}} fawr',
        count_other: '{{count}} mails',
      },
      hello: 'Hello {{name}}',
    },
  });

function Title() {
  const t = useWords('planted');
  return (
    <p lang={useLanguage()}>
      {t('list.title')} / {t('list.count', { count: 2 })} / {t('hello', { name: '<Ann & Bo>' })}
    </p>
  );
}

beforeEach(() => setLanguage('en'));

test('a text is found by its dotted address, counted and filled', async () => {
  await registerWords('planted', planted);
  render(<Title />);
  expect(screen.getByText('Title en / 2 mails / Hello <Ann & Bo>')).toBeVisible();
});

test('words that come in parts are one namespace, in every language that is chosen', async () => {
  const part = (name: string) => (language: string) =>
    Promise.resolve({ [name]: { title: `${name} ${language}` } });
  await registerWords('parted', part('cards'), 'cards');
  const texts = () => [wordsOf('parted')('cards.title'), wordsOf('parted')('pages.title')];
  expect(texts()).toEqual(['cards en', 'pages.title']);
  await registerWords('parted', part('pages'));
  await setLanguage('cy');
  expect(texts()).toEqual(['cards cy', 'pages cy']);
});

test('a change of language draws screens anew and names the language of the page', async () => {
  await registerWords('planted', planted);
  render(<Title />);
  await act(() => setLanguage('deAt'));
  expect(screen.getByText(/^Title deAt/)).toHaveAttribute('lang', 'deAt');
  expect(document.documentElement.lang).toBe('de-AT');
});

test('Welsh counts two by its own form', async () => {
  await registerWords('planted', planted);
  await setLanguage('cy');
  expect(wordsOf('planted')('list.count', { count: 2 })).toBe('2 fawr');
});

test('without any words registering fails, and the next try loads them', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let broken = true;
  const load: LoadWords = () =>
    broken ? Promise.reject(new Error('gone')) : Promise.resolve({ text: 'here' });
  await setLanguage('nl');
  await expect(registerWords('missing', load)).rejects.toThrow('gone');
  broken = false;
  await registerWords('missing', load);
  expect(wordsOf('missing')('text')).toBe('here');
  warn.mockRestore();
});

test('words that do not load fall back to English, and are tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let broken = true;
  await registerWords('late', (language) =>
    language === 'fr' && broken
      ? Promise.reject(new Error('gone'))
      : Promise.resolve({ text: `text ${language}` }),
  );
  await setLanguage('fr');
  expect(currentLanguage()).toBe('fr');
  expect(wordsOf('late')('text')).toBe('text en');
  expect(warn).toHaveBeenCalled();
  broken = false;
  await setLanguage('fr');
  expect(wordsOf('late')('text')).toBe('text fr');
  warn.mockRestore();
});

test('of two changes of language the newer wins, however long the older takes', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await registerWords('late', async (language) => {
    if (language === 'es') await slow;
    return { text: language };
  });
  const first = setLanguage('es');
  await setLanguage('nl');
  release();
  await first;
  expect(currentLanguage()).toBe('nl');
});

test('numbers in texts are written as people say them, and small ones need no formatter', async () => {
  await registerWords('counted', async () => ({ read: '{{count, number}} read' }));
  const made = jest.spyOn(Intl, 'NumberFormat');
  expect(wordsOf('counted')('read', { count: 999 })).toBe('999 read');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  expect(wordsOf('counted')('read', { count: 12_345 })).toBe('12,345 read');
  await setLanguage('de');
  expect(wordsOf('counted')('read', { count: 12_345.5 })).toBe('12.345,5 read');
});
