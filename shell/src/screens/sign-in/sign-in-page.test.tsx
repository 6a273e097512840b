import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient } from '@callboard/client';
import { apiError, patience, testServer } from '@callboard/testing';
import { nordlicht, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';

const server = testServer();
beforeAll(() => {
  configureClient({ base: server.url });
});
beforeEach(() => {
  localStorage.clear();
  signOutHere();
  // There is no store for offline reads here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.on('GET /userRights', () => ({ body: {} }));
  server.on('GET /mailboxUserRights', () => ({ body: {} }));
  server.on('GET /tenant', () => ({ body: { ...nordlicht, id: 't1' } }));
});

afterEach(() => jest.restoreAllMocks());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const token = [
  encode({ alg: 'EdDSA' }),
  encode({
    type: 'user',
    loginData: {
      person: { id: 'p1', name: 'Ada Kern' },
      contactNumber: '7',
      language: null,
      loginTypes: [{ caption: 'Crew' }],
    },
    sid: 's1',
    tenant: 'nordlicht',
    iat: now,
    exp: now + 900,
  }),
  'signature',
].join('.');

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
async function fill(login: string, password: string) {
  await userEvent.type(await field('Login'), login);
  await userEvent.type(await field('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signs in and opens home with the person’s name', async () => {
  server.on('POST /auth/token', () => ({ body: { token } }));
  const router = await renderShell('/login');
  await fill(' crew ', 'callboard-demo');
  expect(await screen.findByRole('heading', { name: /^Good .+, Ada$/ })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(server.requests.find(({ path }) => path === '/auth/token')?.body).toEqual({
    login: 'crew',
    password: 'callboard-demo',
  });
});

test('an empty form asks for the login first, then for the password, without asking the server', async () => {
  await renderShell('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter your login.')).toBeVisible();
  expect(await field('Login')).toHaveFocus();
  await userEvent.type(await field('Login'), 'crew');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(await field('Password')).toHaveFocus();
  expect(server.count('POST /auth/token')).toBe(0);
});

test('a wrong password is told at its field, and what was typed stays', async () => {
  server.on('POST /auth/token', () => apiError(401, 'wrong_password'));
  await renderShell('/login');
  await fill('crew', 'wrong');
  await waitFor(async () => expect(await field('Password')).toHaveAccessibleDescription(/is not right/));
  expect(await field('Login')).toHaveValue('crew');
  expect(await field('Password')).toHaveValue('wrong');
});

test('a blocked account is told, and nobody is signed in', async () => {
  server.on('POST /auth/token', () => apiError(403, 'account_blocked'));
  await renderShell('/login');
  await fill('expired', 'callboard-demo');
  expect(await screen.findByText('This account is blocked')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

test('too many tries count down and are not sent meanwhile', async () => {
  server.on('POST /auth/token', () => ({
    status: 429,
    body: { status: 429, code: 'too_many', params: { seconds: 2 }, fields: [], traceId: 't' },
  }));
  await renderShell('/login');
  await fill('crew', 'wrong');
  const wait = await screen.findByRole('button', { name: 'Try again in 2 seconds.' });
  await userEvent.click(wait);
  expect(server.count('POST /auth/token')).toBe(1);
  expect(await screen.findByRole('button', { name: 'Sign in' }, { timeout: patience(4000) })).toBeVisible();
});

test('the password can be looked at', async () => {
  await renderShell('/login');
  expect(await field('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(await field('Password')).toHaveAttribute('type', 'text');
});

test('a link with a login fills it in', async () => {
  await renderShell('/login?PID=4711');
  expect(await field('Login')).toHaveValue('4711');
});

test('a link with a ticket signs in by itself', async () => {
  server.on('GET /auth/tickets/cookie', () => ({ body: { login: 'crew', needsPassword: false } }));
  server.on('POST /auth/token', () => ({ body: { token } }));
  await renderShell('/login?ticket=cookie');
  expect(await screen.findByRole('heading', { name: /^Good .+, Ada$/ })).toBeInTheDocument();
  expect(server.requests.find(({ path }) => path === '/auth/token')?.body).toEqual({ ticket: 'cookie' });
});

test('a link for somebody else asks before it signs the present person out', async () => {
  server.on('GET /auth/tickets/cookie', () => ({ body: { login: '4711', needsPassword: false } }));
  server.on('POST /auth/token', () => ({ body: { token } }));
  signInAs({ name: 'Petra Maier' });
  await renderShell('/login?ticket=cookie');
  expect(await screen.findByText('Petra Maier is signed in on this device')).toBeVisible();
  expect(server.count('POST /auth/token')).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Switch login' }));
  expect(await screen.findByRole('heading', { name: /^Good .+, Ada$/ })).toBeInTheDocument();
});

test('a used ticket leaves the form and says so', async () => {
  server.on('GET /auth/tickets/cookie', () => apiError(410, 'link_used'));
  await renderShell('/login?ticket=cookie');
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(await field('Login')).toBeEnabled();
});

test('where the tenant speaks one language there is nothing to choose', async () => {
  await renderShell('/login', { settings: { ...nordlicht, useUserLanguage: false } });
  await field('Login');
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});
