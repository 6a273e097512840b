import 'fake-indexeddb/auto';
import type { LiveLocation, ProjectCrew } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, listed, sampleCrew } from '../../crew/crew/sample-crew.ts';
import * as crewPage from '../../crew/crew/crew-page.tsx';
import feature from '../../feature.ts';
import { freshPhone, phoneAt, putPhoneAway, there } from '../check/phone-for-tests.ts';
import { endSharingHere } from './end-sharing-here.ts';
import * as page from './crew-chief-location-page.tsx';
import { forgetSharing } from './sharing.ts';

let moved: PositionCallback | null = null;
const { server, show } = pageTest(feature);
function phoneThatMoves(permission: PermissionState = 'granted') {
  phoneAt(there, permission);
  const watchPosition = (found: PositionCallback) => {
    moved = found;
    return 7;
  };
  const clearWatch = () => {
    moved = null;
  };
  Object.assign(navigator.geolocation, { watchPosition, clearWatch });
}
beforeEach(async () => {
  sessionStorage.clear();
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
  phoneThatMoves();
});
afterEach(() => {
  act(forgetSharing);
  putPhoneAway();
  jest.restoreAllMocks();
});

const shareAt = '/projectCrews/crew-1/liveLocations';
const sampleLive = (name: string, distanceM: number, own: Partial<LiveLocation> = {}): LiveLocation => ({
  personId: `person-${name}`,
  name,
  latitude: 48.21,
  longitude: 16.4,
  accuracyM: 12,
  distanceM,
  at: '2025-11-21T19:30:00Z',
  endsAt: '2025-11-21T21:00:00Z',
  mine: false,
  ...own,
});
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000).toISOString();
function answer(own: PartOf<ProjectCrew>, people: LiveLocation[] = []) {
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew(own) }));
  server.on(`GET ${shareAt}`, () => ({ body: listed(people) }));
  server.on(`POST ${shareAt}`, ({ body }) => ({
    body:
      (body as { action: string }).action === 'stop'
        ? { sharing: false, endsAt: null }
        : { sharing: true, endsAt: inTwoHours() },
  }));
}
const path = '/crews/{id}/crew-chief-location';
const opened = () =>
  show(page, {
    path,
    at: '/crews/crew-1/crew-chief-location',
  });
const actions = () =>
  server.requests
    .filter(({ method, path: to }) => method === 'POST' && to === shareAt)
    .map(({ body }) => (body as { action: string }).action);
const mine = { mine: [ada], may: { shareLocation: true } };

test('the page says what sharing means, starts with the position, goes along, and stops', async () => {
  answer(mine);
  const { user, container } = await opened();
  expect(await screen.findByText(/Only the crew chief and the planner/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  expect(actions()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Share my location' }));
  expect(await screen.findByText(/^Sharing your location until/)).toBeInTheDocument();
  expect(actions()).toEqual(['start']);
  const coords = { latitude: 48.3, longitude: 16.5, accuracy: 9 } as GeolocationCoordinates;
  act(() => moved?.({ coords, timestamp: Date.now() } as GeolocationPosition));
  await waitFor(() => expect(actions()).toEqual(['start', 'update']));
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(actions()).toEqual(['start', 'update', 'stop']));
  expect(moved).toBeNull();
  expect(await screen.findByRole('button', { name: 'Share my location' })).toBeInTheDocument();
});

test('while it is on, the screen of the crew says so as well', async () => {
  answer(mine);
  const { user, unmount } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Share my location' }));
  await screen.findByText(/^Sharing your location until/);
  unmount();
  await show(crewPage, {
    path: '/crews/{id}',
    at: '/crews/crew-1',
  });
  expect(await screen.findByText(/^Sharing your location until/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop sharing' })).toBeInTheDocument();
});

test('sharing ends with the check-in, before any server says so', async () => {
  answer(mine);
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Share my location' }));
  await screen.findByText(/^Sharing your location until/);
  await act(() => endSharingHere('another crew'));
  expect(moved).not.toBeNull();
  await act(() => endSharingHere('crew-1'));
  expect(moved).toBeNull();
  expect(screen.queryByText(/^Sharing your location until/)).not.toBeInTheDocument();
});

test('sharing ends by itself as soon as the server says that it is over', async () => {
  answer(mine);
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Share my location' }));
  await screen.findByText(/^Sharing your location until/);
  server.on(`POST ${shareAt}`, () => apiError(409, 'wrong_state'));
  const coords = { latitude: 48.4, longitude: 16.6, accuracy: 9 } as GeolocationCoordinates;
  act(() => moved?.({ coords, timestamp: Date.now() } as GeolocationPosition));
  await waitFor(() => expect(screen.queryByText(/^Sharing your location until/)).not.toBeInTheDocument());
  expect(moved).toBeNull();
});

test('without permission it explains how to allow it and shares nothing', async () => {
  phoneThatMoves('denied');
  answer(mine);
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Share my location' }));
  expect(await screen.findByText(/no permission for your position/)).toBeInTheDocument();
  expect(actions()).toEqual([]);
});

test('the chief sees who shares, the nearest first, and opens their contact', async () => {
  answer({ may: { seeLocations: true } }, [sampleLive('Luc', 4200), sampleLive('Ada', 240)]);
  const { container } = await opened();
  const list = within(await screen.findByRole('list', { name: 'Who shares' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(
    list.getAllByRole('listitem').map(({ textContent }) => /240 m|4.2 km/.exec(textContent)?.[0]),
  ).toEqual(['240 m', '4.2 km']);
  expect(list.getByRole('link')).toHaveAttribute('href', '/crews/crew-1/contact-crew-member/C-Ada');
  await expectNoAxeViolations(container);
});

test('nobody shares: the list says what will be here', async () => {
  answer({ may: { seeLocations: true } });
  await opened();
  expect(await screen.findByText('Nobody shares their location')).toBeInTheDocument();
});

test('who is checked in already has nothing to share', async () => {
  answer({ mine: [ada], may: {} });
  await opened();
  expect(await screen.findByText('There is nothing to share now')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Who shares' })).not.toBeInTheDocument();
});
