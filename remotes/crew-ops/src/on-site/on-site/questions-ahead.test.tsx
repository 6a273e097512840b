import { renderWithEverything, signInAs } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import { OwnActions } from './own-actions.tsx';
import { sampleCheck, startsAt } from '../check/sample-check.ts';

const mockFetched = jest.fn();
jest.mock('../check-in/check-in-question.tsx', () => {
  mockFetched('check-in');
  return { CheckInQuestion: () => null };
});
jest.mock('../check-out/check-out-question.tsx', () => {
  mockFetched('check-out');
  return { CheckOutQuestion: () => null };
});

let whenIdle: (() => void)[] = [];
beforeEach(() => {
  whenIdle = [];
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => whenIdle.push(run),
    cancelIdleCallback: () => undefined,
  });
  signInAs({ roles: ['crew'] });
});

const actions = (onSite: boolean) => (
  <OwnActions check={sampleCheck()} waiting={[]} what="Build-up" now={startsAt} onSite={onSite} />
);

test('home fetches no question before it is asked', async () => {
  await renderWithEverything(actions(false));
  expect(await screen.findByRole('button')).toBeVisible();
  expect(whenIdle).toEqual([]);
  expect(mockFetched).not.toHaveBeenCalled();
});

test('a page of the site fetches both when it has nothing else to do', async () => {
  await renderWithEverything(actions(true));
  expect(await screen.findByRole('button')).toBeVisible();
  expect(mockFetched).not.toHaveBeenCalled();
  for (const run of whenIdle) run();
  await waitFor(() => expect(mockFetched.mock.calls).toEqual([['check-in'], ['check-out']]));
});
