import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, testServer } from '@callboard/testing';
import { renderShell, signOutHere } from '../../start/testing/render-shell.tsx';

const server = testServer();
beforeEach(() => {
  configureClient({ base: server.url });
  localStorage.clear();
  signOutHere();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.on('POST /auth/token', () => ({
    status: 401,
    body: { status: 401, code: 'code_needed', params: { ticket: 'the-ticket' }, fields: [], traceId: 't' },
  }));
});
afterEach(() => jest.restoreAllMocks());

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
async function withPassword() {
  const router = await renderShell('/login');
  await userEvent.type(await field('Login'), 'crew');
  await userEvent.type(await field('Password'), 'callboard-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'One-time code' });
  return router;
}
const wrongCode = {
  status: 422,
  body: {
    status: 422,
    code: 'invalid',
    params: {},
    fields: [{ path: 'code', code: 'bad_format', params: {} }],
    traceId: 't',
  },
};

test('the form leads to the other ways, and they lead back', async () => {
  const router = await renderShell('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Other ways to sign in' }));
  expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await userEvent.click(screen.getByRole('link', { name: 'Sign in with login and password' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('after the right password the code is asked for, and a wrong one is told at its field', async () => {
  server.on('POST /auth/code', () => wrongCode);
  await withPassword();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await field('Code')).toHaveAccessibleDescription('Enter the code.');
  await userEvent.type(await field('Code'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(async () => expect(await field('Code')).toHaveAccessibleDescription(/isn’t right/));
  expect(server.requests.find(({ path }) => path === '/auth/code')?.body).toEqual({
    ticket: 'the-ticket',
    code: '000000',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(await field('Recovery code')).toHaveValue('');
});

test('a ticket that is over leads back to the form', async () => {
  server.on('POST /auth/code', () => apiError(401, 'sign_in'));
  const router = await withPassword();
  await userEvent.type(await field('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('This took too long')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
