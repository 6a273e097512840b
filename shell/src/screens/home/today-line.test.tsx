import { act, screen } from '@testing-library/react';
import { configureClient, queryClient, todayHere } from '@callboard/client';
import { crew } from '@callboard/contract';
import { apiError, testServer } from '@callboard/testing';
import { setTodayKept } from '../../runtime/ahead/today-kept.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs } from '../../start/testing/render-shell.tsx';

const release = releaseOf('crew-ops', {});
release.face.ahead = { allow: crew, today: ['jobList'] };
const line = () => screen.queryByText(/on your phone/)?.textContent ?? null;

const server = testServer();
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  queryClient.clear();
  configureClient({ base: server.url });
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
});
afterEach(() => {
  act(() => setTodayKept(null));
  jest.restoreAllMocks();
});

async function home(role: 'crew' | 'planner'): Promise<void> {
  signInAs({ roles: [role] });
  await renderShell('/', { lineup: lineupOf([release]), loader: memoryLoader({ features: [release] }) });
  await screen.findByRole('heading', { level: 1 });
}

test('home says what is on the phone while that is so', async () => {
  await home('crew');
  expect(line()).toBeNull();
  act(() => setTodayKept({ readOn: todayHere(), what: 'today' }));
  expect(line()).toBe('Today is on your phone');
  act(() => setTodayKept({ readOn: todayHere(), what: 'next-job' }));
  expect(line()).toBe('Your next job is on your phone');
  act(() => setTodayKept(null));
  expect(line()).toBeNull();
});

test('yesterday’s is not today', async () => {
  await home('crew');
  act(() => setTodayKept({ readOn: '2020-01-01', what: 'today' }));
  expect(line()).toBeNull();
});

test('who has no day’s work is told nothing', async () => {
  await home('planner');
  act(() => setTodayKept({ readOn: todayHere(), what: 'today' }));
  expect(line()).toBeNull();
});
