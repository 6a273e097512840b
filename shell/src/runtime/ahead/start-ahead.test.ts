import { crew, planner } from '@callboard/contract';
import { aRelease } from '../loader/a-release.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { startAhead } from './start-ahead.ts';

const jobs = aRelease('crew-ops', {});
jobs.face.ahead = { allow: crew, today: ['list'] };
const plans = aRelease('planning', {});
plans.face.ahead = { allow: planner };

let begun: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.assign(performance, { getEntriesByType: () => [] });
  begun = jest.spyOn(performance, 'mark');
});
afterEach(() => {
  signOutHere();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['who has a day’s work begins at once', ['crew'] as const, 700],
  ['who has none waits for the rest of the first screen', ['planner'] as const, 4_000],
])('%s', async (_, roles, afterMs) => {
  signInAs({ roles: [...roles] });
  void startAhead(memoryLoader({ features: [jobs, plans] }));
  await jest.advanceTimersByTimeAsync(afterMs - 50);
  expect(begun).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(begun).toHaveBeenCalledWith('callboard-reads-ahead');
});
