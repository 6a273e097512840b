import 'fake-indexeddb/auto';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import type { AnswerOf, vacations } from '@callboard/contract';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../../feature.ts';
import { freshPhone, network, putPhoneAway } from '../../../on-site/check/phone-for-tests.ts';
import * as page from '../personal-calendar-page.tsx';
import { ahead, answerWithCalendar, dayOf, sampleAbsence } from '../days/sample-calendar.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(async () => {
  sessionStorage.clear();
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

type Preview = AnswerOf<typeof vacations.vacationPreview>;
const year = { year: 2031, days: 9.5, left: 16, pending: 0, leftAfter: 6.5 };
const preview = (own: Partial<Preview> = {}): Preview => ({
  from: dayOf(10),
  to: dayOf(23),
  days: 9.5,
  weekends: 2,
  bankHolidays: 1,
  left: 16,
  leftAfter: 6.5,
  pending: 0,
  years: [year],
  clashes: [],
  refusal: null,
  ...own,
});
const path = '/personal-calendar';
const opened = (search = '') => show(page, { path, at: `${path}?month=${ahead}${search}` });
const heard = (what: string) => server.requests.filter(({ method, path }) => `${method} ${path}` === what);
const openForm = () => opened(`&open=vacation&day=${dayOf(10)}`);
const send = () => screen.findByRole('button', { name: 'Send request' });

test('a request for vacation says what it counts and what is left before it is sent, with the jobs of these days', async () => {
  answerWithCalendar(server);
  const clash = {
    itemId: 'i',
    crewId: 'c',
    day: dayOf(11),
    from: '08:00',
    until: '18:00',
    status: 'confirmed',
    projectName: 'Spring Gala',
    crewName: 'Load-in',
  };
  server.on('GET /vacationRequests/preview', () => ({ body: preview({ clashes: [clash] }) }));
  server.on('POST /vacationRequests', () => ({ body: sampleAbsence() }));
  const { user } = await openForm();
  expect(await screen.findByText('= 9.5 days')).toBeInTheDocument();
  expect(screen.getByText('(2 weekends, 1 bank holiday)')).toBeInTheDocument();
  expect(screen.getByText('Left after this: 6.5.')).toBeInTheDocument();
  expect(screen.getByText('Spring Gala')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Only the afternoon' }));
  await waitFor(() =>
    expect(heard('GET /vacationRequests/preview').at(-1)?.query.get('firstHalf')).toBe('true'),
  );
  await expectNoAxeViolations(document.body);
  await user.click(await send());
  await waitFor(() =>
    expect(heard('POST /vacationRequests')[0]?.body).toEqual({
      from: dayOf(10),
      to: dayOf(10),
      firstHalf: true,
      lastHalf: false,
      kind: 'vacation',
      comment: '',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('over the turn of the year each year tells what is left of it', async () => {
  answerWithCalendar(server);
  const years = [year, { ...year, year: 2032, leftAfter: 24 }];
  server.on('GET /vacationRequests/preview', () => ({ body: preview({ years, pending: 3 }) }));
  await openForm();
  expect(await screen.findByText('Left after this: 2031: 6.5, 2032: 24.')).toBeInTheDocument();
  expect(screen.getByText('3 days of other requests are taken off already.')).toBeInTheDocument();
});

test('days that cannot be asked for are said, and not sent', async () => {
  answerWithCalendar(server);
  const refusal = { path: 'from', code: 'overlaps' } as const;
  server.on('GET /vacationRequests/preview', () => ({ body: preview({ refusal }) }));
  await openForm();
  expect(await screen.findByText('This overlaps with another one.')).toBeInTheDocument();
  expect(await send()).toBeDisabled();
});

test('without network it waits for the person, who keeps what was typed', async () => {
  answerWithCalendar(server);
  await network(false);
  const { user } = await openForm();
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Wedding');
  expect(await send()).toBeDisabled();
  expect(screen.getByText(/^You’re offline. What you typed stays here/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Wedding');
});

describe('the way out', () => {
  test('of a request is to withdraw it, shown at once', async () => {
    answerWithCalendar(server, { absences: [sampleAbsence()] });
    server.on('DELETE /vacationRequests/absence-1', () => ({ body: sampleAbsence({ status: 'withdrawn' }) }));
    const { user } = await opened();
    expect(await screen.findByText('Vacation · 4.5 days · The last day until noon')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Withdraw request/ }));
    const question = within(await screen.findByRole('alertdialog'));
    answerWithCalendar(server, { absences: [sampleAbsence({ status: 'withdrawn' })] });
    await user.click(question.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    await waitFor(() =>
      expect(heard('DELETE /vacationRequests/absence-1')[0]?.headers['if-match']).toBe('"2"'),
    );
  });

  test('of an approved one is to ask, and a refusal takes it back', async () => {
    const may = { ...sampleAbsence().may, withdraw: false, requestCancel: true };
    answerWithCalendar(server, { absences: [sampleAbsence({ status: 'approved', may })] });
    server.on('DELETE /vacationRequests/absence-1', () => apiError(409, 'too_late'));
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: /^Ask to cancel/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Ask to cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Approved')).toBeInTheDocument();
    expect(heard('DELETE /vacationRequests/absence-1')).toHaveLength(1);
  });
});

test.each([
  [
    'declined',
    { status: 'refused', reason: 'The fair' },
    'Otto Berg, 2 Jan 2031 · Reason: The fair',
    'Declined',
  ],
  [
    'kept',
    { status: 'approved', reason: 'Replaced' },
    'Otto Berg, 2 Jan 2031 · Reason: Replaced',
    'Approved',
  ],
  ['cancelled', { status: 'cancelled' }, 'Otto Berg, 2 Jan 2031', 'Cancelled'],
  ['asked to be cancelled', { status: 'cancelRequested', reason: 'Old' }, 'noon', 'Cancellation asked'],
] as const)('one that is %s says so, with who decided and why', async (_, own, said, state) => {
  const decided = { decidedBy: 'Otto Berg', decidedAt: '2031-01-02T08:00:00Z' };
  answerWithCalendar(server, { absences: [sampleAbsence({ ...decided, ...own })] });
  await opened();
  expect(await screen.findByText(new RegExp(`${said}$`))).toBeInTheDocument();
  expect(screen.getByText(state)).toBeInTheDocument();
});

test('a request decided meanwhile is read again when withdrawing is refused', async () => {
  answerWithCalendar(server, { absences: [sampleAbsence()] });
  server.on('DELETE /vacationRequests/absence-1', () => {
    answerWithCalendar(server, { absences: [sampleAbsence({ status: 'approved' })] });
    return apiError(409, 'conflict');
  });
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Withdraw request/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText('Approved')).toBeInTheDocument();
});

test('a list of absences says over New Year which one, and counts no days where none has hours', async () => {
  const sick = sampleAbsence({ kind: 'sick', status: 'reported', days: 0, lastHalf: false });
  const long = sampleAbsence({ id: 'long', from: '2031-12-30', to: '2032-01-05' });
  answerWithCalendar(server, { absences: [sick, long] });
  await opened();
  expect(await screen.findByText('Sick')).toBeInTheDocument();
  expect(screen.getByText('30 Dec 2031 – 5 Jan 2032')).toBeInTheDocument();
});

test('reporting sick says what follows, and sends from today', async () => {
  answerWithCalendar(server);
  server.on('POST /sickReports', () => ({ body: sampleAbsence({ kind: 'sick', status: 'reported' }) }));
  const { user } = await opened('&open=sick');
  const sheet = within(await screen.findByRole('dialog', { name: 'Report sick' }));
  expect(sheet.getByText(/^Your planner is notified at once/)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Report sick' }));
  await waitFor(() =>
    expect(heard('POST /sickReports')[0]?.body).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      comment: '',
    }),
  );
});
