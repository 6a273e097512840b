import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { renderShell, signInAs } from '../../../start/testing/render-shell.tsx';

const server = testServer();
const kept = [
  { what: 'payrolls', why: 'law', count: 14 },
  { what: 'signedDocuments', why: 'signature', count: 3 },
];
let askedAt: string | null = null;
const saved = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  saved.mockClear();
  queryClient.clear();
  configureClient({ base: server.url });
  askedAt = null;
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
  server.on('GET /persons/p1/erasureRequest', () => ({ body: { askedAt, kept } }));
  server.on('POST /persons/p1/erasureRequest', () => {
    askedAt = '2026-11-20T08:00:00.000Z';
    return { body: { askedAt, kept } };
  });
  server.on('GET /persons/p1/export', () => ({ body: 'zip' }));
});
afterEach(() => {
  act(() => setNetwork(true));
  jest.restoreAllMocks();
});

const open = async () => {
  signInAs({ rights: { persons: ['READ'] } });
  await renderShell('/profile/data');
  await screen.findByRole('heading', { level: 1, name: 'Your data' });
  return userEvent.setup();
};
const ask = () => screen.findByRole('button', { name: 'Ask to delete my data' });
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Ask the office to delete your data?' }));

test('all that is stored is downloaded as one file', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await screen.findByText('Your data is downloaded.');
  expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.zip$/));
});

test('a download that fails says so', async () => {
  server.on('GET /persons/p1/export', () => apiError(500, 'internal'));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

test('what stays is said before, and what was asked is shown with its day', async () => {
  const user = await open();
  const list = within(await screen.findByRole('list', { name: 'What stays' }));
  expect(list.getByText('Payrolls')).toBeInTheDocument();
  expect(list.getByText('The law requires it')).toBeInTheDocument();
  expect(list.getByText('14')).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('main'));
  await user.click(await ask());
  await user.click((await question()).getByRole('button', { name: 'Not now' }));
  expect(server.count('POST /persons/p1/erasureRequest')).toBe(0);
  await user.click(await ask());
  await user.click((await question()).getByRole('button', { name: 'Ask to delete my data' }));
  expect(await screen.findByText(/You asked on .*2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask to delete my data' })).not.toBeInTheDocument();
});

test('asked on another device meanwhile, it is shown as asked', async () => {
  server.on('POST /persons/p1/erasureRequest', () => {
    askedAt = '2026-11-19T08:00:00.000Z';
    return apiError(409, 'wrong_state');
  });
  const user = await open();
  await user.click(await ask());
  await user.click((await question()).getByRole('button', { name: 'Ask to delete my data' }));
  expect(await screen.findByText(/You asked on .*2026/)).toBeInTheDocument();
});

test('what cannot be read says so, with a way to try again', async () => {
  server.on('GET /persons/p1/erasureRequest', () => apiError(400, 'bad_request'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('offline nothing is asked and nothing downloaded', async () => {
  await open();
  await ask();
  act(() => setNetwork(false));
  expect(await screen.findByText(/Connect to make changes/)).toBeInTheDocument();
  expect(await ask()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeDisabled();
});
