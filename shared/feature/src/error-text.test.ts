import { renderHook } from '@testing-library/react';
import { CallError } from '@callboard/client';
import { setLanguage } from '@callboard/i18n';
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
