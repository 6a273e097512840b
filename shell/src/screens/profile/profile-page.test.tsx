import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import type { Person } from '@callboard/contract';
import { sessionStore, setUiSettings } from '@callboard/session';
import { apiError, expectNoAxeViolations, testServer } from '@callboard/testing';
import { browserOffers, noOffer } from '../install/install-offer.driver.ts';
import { renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { sampleChange, sampleProfile } from './sample-profile.fixture.ts';

const server = testServer();
const list = (items: readonly object[] = []) => ({
  body: { items, total: items.length, page: 1, limit: 200 },
});
let person: Person;

beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  person = sampleProfile();
  signInAs({ roles: ['crew'], rights: { persons: ['READ'], personProfiles: ['READ'] } });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.on('GET /persons/p1', () => ({ body: person }));
  server.on('GET /countries', () => list([{ id: 'AT', caption: 'Austria', parameters: {} }]));
  server.on('GET /nationalities', () => list([{ id: 'AT', caption: 'Austria', parameters: {} }]));
  server.on('GET /regions', () => list());
  server.on('GET /persons/p1/profilePictures', () => list());
});
afterEach(() => {
  jest.restoreAllMocks();
  setUiSettings({ textSize: '' });
  signOutHere();
});
const opened = async () => {
  await renderShell('/profile');
  return userEvent.setup();
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (path: string) =>
  server.requests.find((one) => one.method === 'POST' && one.path === path)?.body;

test('the app is put on the home screen from here, while the browser offers it', async () => {
  const user = await opened();
  const app = await section('App and data');
  expect(app.queryByRole('button', { name: /home screen/ })).toBeNull();
  const browser = browserOffers();
  await user.click(await app.findByRole('button', { name: /^Put the app on your home screen/ }));
  await user.click(await screen.findByRole('button', { name: 'Install' }));
  await waitFor(() => expect(app.queryByRole('button', { name: /home screen/ })).toBeNull());
  expect(browser.asked()).toBe(1);
  noOffer();
});

test('the profile says who one is and what the office knows, in words', async () => {
  await opened();
  expect(await screen.findByRole('heading', { name: 'Ada Kern' })).toBeVisible();
  expect(screen.getByText('C-0012')).toBeVisible();
  const data = await section('Your details');
  expect(await data.findByText('Ring 1, 1010 Wien, Austria')).toBeVisible();
  expect(data.getByText('17 May 1990')).toBeVisible();
  expect(data.getAllByText('Not entered')).not.toHaveLength(0);
  await expectNoAxeViolations(document.body);
});

test('what cannot be read says so, with a way to try again', async () => {
  server.on('GET /persons/p1', () => apiError(500, 'internal'));
  const user = await opened();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /persons/p1', () => ({ body: person }));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Ada Kern' })).toBeVisible();
});

test('a change of the own data is asked for, shown before and after, and withdrawn', async () => {
  const asked = sampleChange();
  server.on('POST /persons/p1', () => {
    person = sampleProfile({ version: 4, openChange: asked });
    return { body: { person, applied: [], requested: ['city'] } };
  });
  server.on('POST /personChanges/change-1/withdraw', () => {
    person = sampleProfile({ version: 5 });
    return { body: sampleChange({ state: 'withdrawn' }) };
  });
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  const city = sheet.getByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Graz');
  await user.click(sheet.getByRole('button', { name: 'Send for approval' }));
  const waits = await screen.findByText('Your accountant is checking this change');
  expect(sent('/persons/p1')).toEqual({ city: 'Graz' });
  const banner = waits.closest<HTMLElement>('[role=status]');
  expect(banner).toHaveTextContent(/City.*Wien.*Graz/);
  await user.click(await screen.findByRole('button', { name: 'Withdraw change' }));
  await waitFor(() => expect(server.count('POST /personChanges/change-1/withdraw')).toBe(1));
  await waitFor(() => expect(waits).not.toBeInTheDocument());
});

test('a region is chosen by its name, or taken back', async () => {
  server.on('GET /regions', () =>
    list([
      { id: 'AT-6', caption: 'Steiermark', parameters: {} },
      { id: 'AT-9', caption: 'Wien', parameters: {} },
    ]),
  );
  server.on('POST /persons/p1', () => ({ body: { person, applied: [], requested: ['regionId'] } }));
  const user = await opened();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit details' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
    const region = within(sheet.getByRole('combobox', { name: /^Region/ }));
    await region.findByRole('option', { name: 'Wien' });
    await user.selectOptions(sheet.getByRole('combobox', { name: /^Region/ }), name);
    await user.click(sheet.getByRole('button', { name: 'Send for approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit details' })).toBeNull());
  };
  await choose('Steiermark');
  expect(sent('/persons/p1')).toEqual({ regionId: 'AT-6' });
  person = sampleProfile({ regionId: 'AT-6' });
  await queryClient.refetchQueries();
  await choose('Not entered');
  const bodies = server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ regionId: null });
});

test('two devices: what is there now is shown beside what was typed', async () => {
  server.on('POST /persons/p1', () => {
    person = sampleProfile({ version: 4, city: 'Linz' });
    return apiError(409, 'conflict');
  });
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  const city = sheet.getByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Graz');
  await user.click(sheet.getByRole('button', { name: 'Send for approval' }));
  expect(await sheet.findByText('Somebody else has changed this')).toBeVisible();
  expect(sheet.getByText('Linz')).toBeVisible();
  expect(city).toHaveValue('Graz');
});

test('a rejected change says why', async () => {
  person = sampleProfile({
    rejectedChange: sampleChange({ state: 'rejected', reason: 'Please send a proof.' }),
  });
  await opened();
  expect(await screen.findByText('Please send a proof.')).toBeVisible();
});

test('a map service holds at once', async () => {
  server.on('POST /persons/p1', () => {
    person = sampleProfile({ version: 4, mapService: 'waze' });
    return { body: { person, applied: ['mapService'], requested: [] } };
  });
  const user = await opened();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Map' }), 'Waze');
  await waitFor(() => expect(sent('/persons/p1')).toEqual({ mapService: 'waze' }));
});

test('offline it is said once, over all that cannot be changed then', async () => {
  await opened();
  const map = await screen.findByRole('combobox', { name: 'Map' });
  act(() => void fireEvent.offline(window));
  expect(await screen.findAllByText('You’re offline. Connect to make changes.')).toHaveLength(1);
  expect(map).toBeDisabled();
  act(() => void fireEvent.online(window));
});

test('a rejected picture says why and another one can be chosen', async () => {
  person = sampleProfile({ pictureState: 'rejected' });
  server.on('GET /persons/p1/profilePictures', () =>
    list([
      {
        id: 'picture-1',
        version: 1,
        personId: 'p1',
        personName: 'Ada Kern',
        state: 'rejected',
        reason: '',
        reasonCode: 'faceHidden',
        submittedAt: '2025-11-20T08:00:00Z',
        decidedAt: '2025-11-21T08:00:00Z',
        picture: null,
        shown: null,
        may: { decide: false, withdraw: false },
      },
    ]),
  );
  const user = await opened();
  expect(await screen.findByText('The face can’t be seen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(await screen.findByRole('dialog', { name: 'New picture' })).toBeVisible();
});

test('a new picture waits although an approved one is shown, and is withdrawn', async () => {
  person = sampleProfile({ pictureState: 'approved' });
  const waiting = {
    id: 'picture-2',
    version: 1,
    personId: 'p1',
    personName: 'Ada Kern',
    state: 'pending',
    reason: '',
    reasonCode: null,
    submittedAt: '2025-11-20T08:00:00Z',
    decidedAt: null,
    picture: null,
    shown: null,
    may: { decide: false, withdraw: true },
  };
  server.on('GET /persons/p1/profilePictures', () => list([waiting]));
  server.on('POST /profilePictures/picture-2/withdraw', () => {
    server.on('GET /persons/p1/profilePictures', () => list());
    return { body: { ...waiting, state: 'withdrawn' } };
  });
  const user = await opened();
  const banner = await screen.findByText('Your new picture is being checked');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(banner).not.toBeInTheDocument());
  expect(server.count('POST /profilePictures/picture-2/withdraw')).toBe(1);
});

test('larger texts are kept on the device', async () => {
  const user = await opened();
  await user.click(await screen.findByRole('radio', { name: /130/ }));
  expect(document.documentElement.style.getPropertyValue('--text-size')).toBe('1.3');
  expect(sessionStore.getState().uiSettings.textSize).toBe('1.3');
});

test('skills that end soon or are over carry a sign', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const skill = (id: string, validUntil: string | null) => ({
    id,
    caption: id,
    validUntil,
    documentBased: true,
  });
  person = sampleProfile({
    skills: [skill('Forklift', today), skill('First aid', '2020-01-01'), skill('Climbing', null)],
  });
  await opened();
  const skills = await section('Skills · 3');
  expect(skills.getByText('Expired')).toBeVisible();
  expect(skills.getByText('Ends today')).toBeVisible();
  expect(skills.getByText('No end date')).toBeVisible();
});

test('the picture in the bar and the menu lead here', async () => {
  await renderShell('/');
  expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});
