import { renderHook } from '@testing-library/react';
import { CallError } from '@callboard/client';
import { setLanguage } from '@callboard/i18n';
import { useRead } from './use-read.ts';

beforeAll(() => setLanguage('en'));

const nothing = { data: undefined, error: null, isFetching: false, dataUpdatedAt: 0, refetch: () => {} };
const readOf = (result: object) =>
  renderHook(() => useRead<string>({ ...nothing, ...result })).result.current;

test('an answer stays although a later read failed', () => {
  const read = readOf({ data: 'a job', error: new CallError('unavailable', {}) });
  expect(read).toEqual({ kind: 'there', data: 'a job', asOf: null });
});

test('a read on its way loads, a second try too', () => {
  expect(readOf({ isFetching: true }).kind).toBe('loading');
  expect(readOf({ isFetching: true, error: new CallError('unavailable', {}) }).kind).toBe('loading');
});

test('a thing that does not exist is missing, and nothing is to be tried again', () => {
  expect(readOf({ error: new CallError('not_found', {}) })).toMatchObject({ kind: 'missing' });
});

test('another failure says what happened and can be tried again', () => {
  const refetch = jest.fn();
  const read = readOf({ error: new CallError('unavailable', {}), refetch });
  if (read.kind !== 'failed') throw new Error('It has not failed.');
  expect(read.offline).toBe(false);
  read.retry();
  expect(refetch).toHaveBeenCalledTimes(1);
});
