import { renderHook } from '@testing-library/react';
import { CallError } from '@callboard/client';
import { formatFor, setLanguage } from '@callboard/i18n';
import { errorTextOf, fieldTextOf, useFieldTexts } from './index.ts';

beforeEach(() => setLanguage('en'));

test('an error says what went wrong, what was kept and what to do', async () => {
  const error = new CallError('offline');
  expect(errorTextOf(error)).toEqual({
    title: 'No connection',
    text: 'What you have opened and typed is kept. Try again when you are connected.',
  });
  await setLanguage('deAt');
  expect(errorTextOf(error).title).toBe('Keine Verbindung');
});

test('a crash is our mistake, whatever it is made of', () => {
  expect(errorTextOf(new TypeError('x is undefined')).title).toBe('Something broke on our side');
  expect(errorTextOf('text').title).toBe('Something broke on our side');
});

test('each field has its own text with its figures', () => {
  expect(fieldTextOf({ code: 'too_short', params: { min: 12 } })).toBe('Use at least 12 characters.');
  const error = new CallError('invalid', {
    fields: [
      { path: 'password', code: 'common_password', params: {} },
      { path: 'login', code: 'required', params: {} },
    ],
  });
  const { result } = renderHook(() => useFieldTexts());
  expect(result.current(error)).toEqual({
    password: 'Many people use this password. Choose another one.',
    login: 'Please fill this in.',
  });
});

test.each([
  ['en', 'too_big', { max: 10_000 }, 'At most 10,000 km.'],
  ['de', 'too_big', { max: 10_000 }, 'Höchstens 10.000 km.'],
  ['cy', 'too_small', { min: 1 }, 'O leiaf 1 km.'],
  ['en', 'too_small', { above: 0 }, 'More than 0 km.'],
  ['fr', 'too_big', { below: 5 }, 'Moins de 5 km.'],
  ['en', 'too_big', {}, 'This is too high.'],
  ['nl', 'too_small', {}, 'Dit is te laag.'],
] as const)('in %s, a number that is %s: %j', async (language, code, params, text) => {
  await setLanguage(language);
  const { number } = formatFor(language);
  expect(fieldTextOf({ code, params }, (bound) => `${number(bound)} km`)).toBe(text);
  expect(fieldTextOf({ code, params })).toBe(text.replace(' km', ''));
});

test('a length has its thousands as well', () =>
  expect(fieldTextOf({ code: 'too_long', params: { max: 1000 } })).toBe('Use at most 1,000 characters.'));
