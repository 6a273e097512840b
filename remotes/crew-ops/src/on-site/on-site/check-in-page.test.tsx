import 'fake-indexeddb/auto';
import type { CrewCheck } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { freshPhone, minutesIn, phoneAt, putPhoneAway, there } from '../check/phone-for-tests.ts';
import { checkedInAt, sampleCheck, sampleCrew, startsAt } from '../check/sample-check.ts';
import * as checkOutPage from './check-out-page.tsx';
import * as page from './check-in-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(async () => {
  phoneAt(there);
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const byCode = 'POST /crewChecks/byCode';
const iso = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();
function answer(minutes: number, check: CrewCheck = sampleCheck()) {
  const now = minutesIn(minutes, check);
  server.on('GET /projectCrews/crew-1', () => ({ body: minutesIn(minutes, sampleCrew()) }));
  server.on('GET /crewChecks/i-mia', () => ({ body: now }));
  return now;
}
const opened = (search = '', shown: typeof page = page, path = '/crews/{id}/check-in') =>
  show(shown, {
    path,
    at: `${path.replace('{id}', 'crew-1')}${search}`,
  });
const codeSent = () => server.requests.find(({ path }) => path === '/crewChecks/byCode')?.body;

test('the page of check-in says where one stands, and has the button at the bottom', async () => {
  answer(-8);
  const { container } = await opened();
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeInTheDocument();
  expect(screen.getByText('Check-in open')).toBeInTheDocument();
  expect(await screen.findByText(/you are there/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('the link of the chief’s QR checks in at once, and leaves no code in the address', async () => {
  const now = answer(-8);
  server.on(byCode, () => ({ body: { ...now, ...checkedInAt(new Date().toISOString()) } }));
  const { address } = await opened('?code=crew-1.99.abc');
  await waitFor(() => expect(codeSent()).toMatchObject({ step: 'in', code: 'crew-1.99.abc' }));
  expect(await screen.findByText('Working')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/crews/crew-1/check-in'));
  expect(server.count(byCode)).toBe(1);
});

test('before the check-in opens the code does nothing, and the screen says why', async () => {
  answer(-90);
  const { address } = await opened('?code=crew-1.99.abc');
  await waitFor(() => expect(address()).toBe('/crews/crew-1/check-in'));
  expect(await screen.findByText(/^Check-in opens at .* \(in 30 min\)\.$/)).toBeInTheDocument();
  expect(server.count(byCode)).toBe(0);
});

test('where no camera reads it the code is typed; a wrong one is said at once', async () => {
  const now = answer(-8);
  server.on(byCode, () => ({ body: { ...now, ...checkedInAt(new Date().toISOString()) } }));
  const { user } = await opened();
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(field, 'k7qm');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  expect(screen.getByText(/^That is not a crew’s code/)).toBeInTheDocument();
  await user.type(field, ' 3xrd{Enter}');
  await waitFor(() => expect(codeSent()).toMatchObject({ code: 'crew-1.K7QM3XRD' }));
});

test('a code that has run out is said to be one, and is not tried again', async () => {
  answer(-8);
  server.on(byCode, () => apiError(410, 'link_used'));
  await opened('?code=crew-1.99.abc');
  expect(await screen.findByText(/^This code has run out, or it is another crew’s\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeInTheDocument();
});

test('who leaves early by the code says why, as without it', async () => {
  const inside = answer(300, checkedInAt(iso(-8)));
  server.on(byCode, () => ({ body: { ...inside, state: 'out', status: 'done', checkedUntil: iso(300) } }));
  const { user } = await opened('?code=crew-1.99.abc', checkOutPage, '/crews/{id}/check-out');
  const sheet = within(await screen.findByRole('dialog', { name: /^Planned until / }));
  expect(server.count(byCode)).toBe(0);
  await user.click(sheet.getByRole('button', { name: 'The crew chief let me go' }));
  await waitFor(() =>
    expect(codeSent()).toMatchObject({
      step: 'out',
      code: 'crew-1.99.abc',
      reason: 'The crew chief let me go',
    }),
  );
});

test('a proposed end is told, with the way to say the real one', async () => {
  answer(
    730,
    checkedInAt(iso(-8), {
      state: 'toBeChecked',
      status: 'done',
      checkedUntil: iso(600),
      workedMinutes: 563,
    }),
  );
  await opened('', checkOutPage, '/crews/{id}/check-out');
  expect(await screen.findByText('Check-out missing')).toBeInTheDocument();
  expect(screen.getByText(/^Nobody checked you out, so .* is proposed/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check out' })).toBeEnabled();
});

test('too early and too late are told with a way on', async () => {
  answer(-90, sampleCheck({ status: 'ready', preCalledAt: iso(-200) }));
  const { user, unmount } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Check-in opens at .* \(in 30 min\)\.$/ }));
  await user.click(sheet.getByRole('button', { name: 'Wait until it opens' }));
  unmount();
  answer(70, sampleCheck({ state: 'late' }));
  await opened();
  expect(await screen.findByText(/^Check-in closed at/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call crew chief' })).toHaveAttribute(
    'href',
    '/crews/crew-1/contact-crew-chief',
  );
});

test('the record tells how each step was made', async () => {
  const step = {
    id: 'e1',
    kind: 'in' as const,
    at: iso(-8),
    deviceAt: iso(-8),
    receivedAt: iso(30),
    skewSeconds: 7200,
    source: 'offline' as const,
    by: 'Mia Berg',
    accuracyM: 12,
    distanceM: 40,
    inside: true,
    noPositionReason: '',
    reason: '',
    appBuild: '',
    undoneAt: null,
  };
  answer(60, checkedInAt(iso(-8), { events: [step] }));
  await opened();
  const record = await screen.findByRole('list', { name: 'How it was recorded' });
  expect(record).toHaveTextContent(
    /Mia Berg, offline · 40 m from the site · arrived \d\d:\d\d · the phone’s clock was wrong/,
  );
});

test('who does not work in this crew is shown the way to the own jobs', async () => {
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew({ mine: [] }) }));
  const { container } = await opened();
  expect(await screen.findByText('You have no position in this crew')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show my jobs' })).toHaveAttribute('href', '/jobs');
  await expectNoAxeViolations(container);
});

test('a crew that is not there says so', async () => {
  server.on('GET /projectCrews/crew-1', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Jobs not found')).toBeInTheDocument();
});

test('the page of the check-out shows planned and checked side by side', async () => {
  answer(300, checkedInAt(iso(-8), { automaticBreak: false }));
  const { container } = await opened('', checkOutPage, '/crews/{id}/check-out');
  expect(await screen.findByRole('button', { name: 'Check out' })).toBeInTheDocument();
  expect(screen.getByText('Planned')).toBeInTheDocument();
  expect(screen.getByText('Checked')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('days ahead are told as days', async () => {
  answer(-5 * 24 * 60);
  await opened();
  expect(await screen.findByText('Starts in 5 days')).toBeInTheDocument();
});
