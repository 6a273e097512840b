import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, invalidate, query, queryClient } from '@callboard/client';
import { persons } from '@callboard/contract';
import { sessionStore, setAppCache } from '@callboard/session';
import { apiError, patience, testServer } from '@callboard/testing';
import { renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';

const asked = 'GET /persons/p1';
const bytes = (word: string) => `data:image/webp;base64,${Buffer.from(word).toString('base64')}`;
const server = testServer();
beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  // Every screen is at rest at once, and the bar's tools come with their question.
  Object.assign(performance, { getEntriesByType: () => [], mark: () => undefined });
  server.on('GET /notifications', () => ({ body: { unread: 0 } }));
  queryClient.clear();
  setAppCache({ profilePictures: {} });
  signInAs({ roles: ['crew'], rights: { persons: ['READ'] } });
  // A lost connection is reported by the browser itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  signOutHere();
});

const no = { city: '', country: 'AT', about: '', nationality: '', street: '', zip: '' };
const known = {
  id: 'p1',
  version: 1,
  contactNumber: 'C-1',
  name: 'Ada Kern',
  firstName: 'Ada',
  lastName: 'Kern',
  kind: 'employee',
  active: true,
  email: '',
  phone: '',
  birthday: null,
  regionId: null,
  ...no,
  timeZone: 'Europe/Vienna',
  mapService: 'google',
  publicProfile: false,
  pictureState: 'approved',
  functions: [],
  skills: [],
  tags: [],
  rating: { average: null, count: 0 },
  openChange: null,
  counts: { documents: 0, payrolls: 0, contracts: 0, forms: 0, pushDevices: 0, calendars: 0 },
  may: {
    editAtOnce: false,
    edit: true,
    addPicture: true,
    switchProfile: true,
    export: true,
    erase: false,
  },
};

const person = (picture: string | null) => {
  const at = (edge: number) => `${server.url}/file/${picture}-${edge}`;
  const picked = { small: at(64), medium: at(128), large: at(400), pending: false };
  server.on(asked, () => ({ body: { ...known, picture: picture && picked } }));
  server.on(`GET /file/${picture}-128`, () => ({
    raw: `${picture} of 128`,
    headers: { 'content-type': 'image/webp' },
  }));
};
/** The pictures are decorative: the name stands beside them. */
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);
const kept = () => sessionStore.getState().appCache.profilePictures;

test('the picture stands in the bar and at the head of the menu, and is kept on this phone', async () => {
  person('ada');
  await renderShell('/');
  // The first screen of a file waits for the frame's code to be compiled.
  await waitFor(() => expect(pictures()).toEqual([bytes('ada of 128')]), { timeout: patience(20_000) });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('navigation', { name: 'Main menu' });
  expect(pictures()).toEqual([bytes('ada of 128'), bytes('ada of 128')]);
  expect(kept()).toEqual({ p1: bytes('ada of 128') });
  expect(JSON.parse(localStorage.getItem('appCache') ?? '')).toEqual({ profilePictures: kept() });
});

test('without network the kept picture is there from the first moment', async () => {
  setAppCache({ profilePictures: { p1: bytes('kept') } });
  server.on(asked, () => ({ drop: true }));
  await renderShell('/');
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(pictures()).toEqual([bytes('kept')]);
  await waitFor(() => expect(server.count(asked)).toBeGreaterThan(0));
  expect(kept()).toEqual({ p1: bytes('kept') });
});

test('a new picture takes the place of the old one; one that was taken away leaves the initials', async () => {
  person('old');
  await renderShell('/');
  await waitFor(() => expect(pictures()).toEqual([bytes('old of 128')]));
  person('new');
  await act(() => invalidate(query(persons.person, { params: { id: 'p1' } })));
  await waitFor(() => expect(pictures()).toEqual([bytes('new of 128')]));
  person(null);
  await act(() => invalidate(query(persons.person, { params: { id: 'p1' } })));
  await waitFor(() => expect(pictures()).toEqual([]));
  expect(screen.getAllByText('AK')[0]).toBeVisible();
  expect(kept()).toEqual({});
});

test('who has no picture, or whose picture cannot be fetched, has initials', async () => {
  person('lost');
  server.on('GET /file/lost-128', () => apiError(404, 'not_found'));
  await renderShell('/');
  await waitFor(() => expect(server.count('GET /file/lost-128')).toBe(1));
  expect(pictures()).toEqual([]);
  expect(screen.getAllByText('AK')[0]).toBeVisible();
});

test('who may not read persons is not asked for, and a limited login has no picture', async () => {
  signInAs({ roles: ['crew'], rights: {} });
  await renderShell('/');
  expect(await screen.findByText('AK')).toBeVisible();
  expect(server.count(asked)).toBe(0);
});
