import 'fake-indexeddb/auto';
import { expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { freshPhone, minutesIn, putPhoneAway } from '../check/phone-for-tests.ts';
import { PreCallsCard } from './pre-calls-card.tsx';
import { sampleCheck, sampleHome, sampleHomeJob } from '../check/sample-check.ts';

const { server, show } = pageTest(feature);
beforeEach(async () => {
  navigator.vibrate = jest.fn(() => true);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const atWork = minutesIn(120, sampleHomeJob({ crewItemId: 'i-now', status: 'working', checkState: 'in' }));
const later = (status: 'confirmed' | 'ready') => minutesIn(-8 * 60, sampleHomeJob({ status }));
const preCallAsked = 'POST /projectCrewItems/i-mia/preCall';

const shown = (...next: ReturnType<typeof later>[]) => {
  server.on('GET /home', () => ({ body: sampleHome({ happening: [atWork], next }) }));
  return show(<PreCallsCard />);
};

test('who is at work says on home that they come to the next job, and the row stays', async () => {
  let check = minutesIn(-8 * 60, sampleCheck());
  server.on('GET /crewChecks/i-mia', () => ({ body: check }));
  server.on(preCallAsked, () => {
    check = { ...check, status: 'ready', state: 'preCalled', preCalledAt: new Date().toISOString() };
    server.on('GET /home', () => ({ body: sampleHome({ happening: [atWork], next: [later('ready')] }) }));
    return { body: check };
  });
  const { user, container } = await shown(later('confirmed'));
  const list = within(await screen.findByRole('list', { name: 'Pre-call open' }));
  const tap = await list.findByRole('button', { name: 'I will be there' });
  await expectNoAxeViolations(container);
  await user.click(tap);
  expect(await list.findByRole('button', { name: /^Pre-called/ })).toBeInTheDocument();
  await waitFor(() => expect(server.count(preCallAsked)).toBe(1));
  expect(list.getByRole('link', { name: /Load-in · Rigger/ })).toBeInTheDocument();
});

test('jobs pre-called before, and those further away, are not asked for', async () => {
  const { container } = await shown(
    later('ready'),
    minutesIn(-30 * 60, sampleHomeJob({ crewItemId: 'far' })),
  );
  await waitFor(() => expect(server.count('GET /home')).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container).toHaveTextContent(/^$/);
});
