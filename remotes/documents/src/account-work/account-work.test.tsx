import { todayHere } from '@callboard/client';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Accounts } from '../accounts/accounts.tsx';
import { sampleFigures, sampleLines } from '../contract-list/sample-contract.ts';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const today = todayHere();
const lines = { ...sampleLines, may: { lock: false, unlock: false, book: true } };

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['office'], rights: { staffContracts: ['READ'], payrolls: ['READ', 'EDIT'] } });
  server.on('GET /contractFigures', () => ({ body: sampleFigures }));
  server.on('GET /timeAccountLines', () => ({ body: lines }));
});

const opened = (at = '/contracts/c-1') =>
  show(
    <>
      <Accounts personId="p-1" />
      <ToastRegion />
    </>,
    { path: paths.contract.pattern, at },
  );
async function sheetOf(
  name: string,
  { user }: Awaited<ReturnType<typeof opened>>,
  role: 'dialog' | 'alertdialog' = 'dialog',
) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole(role));
}
const sent = (path: string) =>
  server.requests.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body);

test('hours are booked with a reason, and what stands before and after is shown', async () => {
  server.on('POST /timeBookings', () => ({
    body: { id: 'b', personId: 'p-1', day: '2026-11-23', minutes: -90, timeAccount: 660 },
  }));
  const drawn = await opened();
  const { user } = drawn;
  const sheet = await sheetOf('Book hours', drawn);
  await user.selectOptions(sheet.getByLabelText('What is booked'), 'Take off');
  await user.type(sheet.getByLabelText('Hours'), '1:30');
  expect(await sheet.findByText('Time account: +12:30 h → +11:00 h')).toBeInTheDocument();
  await user.type(sheet.getByLabelText('Reason'), 'Left early on Monday');
  await expectNoAxeViolations(drawn.container);
  await user.click(sheet.getByRole('button', { name: 'Save booking' }));
  expect(await screen.findByText('Booked. Ada Kern now has +11:00 h')).toBeInTheDocument();
  expect(sent('/timeBookings')).toEqual([
    { personId: 'p-1', day: today, minutes: -90, kind: 'manual', reason: 'Left early on Monday' },
  ]);
  await waitFor(() => expect(server.count('GET /timeAccountLines')).toBeGreaterThan(1));
});

test('hours paid out are sent as they are paid, without a minus', async () => {
  server.on('POST /timeBookings', () => ({
    body: { id: 'b', personId: 'p-1', day: '2026-11-23', minutes: 120, timeAccount: 630 },
  }));
  const drawn = await opened();
  const sheet = await sheetOf('Book hours', drawn);
  await drawn.user.selectOptions(sheet.getByLabelText('What is booked'), 'Paid out');
  await drawn.user.type(sheet.getByLabelText('Hours'), '2');
  expect(await sheet.findByText('Time account: +12:30 h → +10:30 h')).toBeInTheDocument();
  await drawn.user.type(sheet.getByLabelText('Reason'), 'With November');
  await drawn.user.click(sheet.getByRole('button', { name: 'Save booking' }));
  await waitFor(() => expect(sent('/timeBookings')).toMatchObject([{ minutes: 120, kind: 'paidOut' }]));
});

test('hours are booked on an earlier day; a closed month is said at the day, and tomorrow is not sent', async () => {
  const refused = apiError(422, 'invalid');
  const fields = [{ path: 'day', code: 'month_closed', params: {} }];
  server.on('POST /timeBookings', () => ({ ...refused, body: { ...(refused.body as object), fields } }));
  const drawn = await opened();
  const { user } = drawn;
  const sheet = await sheetOf('Book hours', drawn);
  expect(sheet.getByText('Today at the latest, and not in a closed month.')).toBeInTheDocument();
  await user.type(sheet.getByLabelText('Hours'), '1');
  await user.type(sheet.getByLabelText('Reason'), 'Drove the van');
  const [first] = await within(await sheet.findByRole('group', { name: /^Day/ })).findAllByRole('spinbutton');
  const type = async (day: string) => {
    await user.click(first as HTMLElement);
    await user.keyboard(day);
  };
  await type('01012999');
  expect(await sheet.findByText('This is in the future.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Save booking' })).toBeDisabled();
  await type('05102026');
  await waitFor(() => expect(sheet.queryByText('This is in the future.')).not.toBeInTheDocument());
  await user.click(sheet.getByRole('button', { name: 'Save booking' }));
  expect(await sheet.findByText('This month is closed. Choose another day.')).toBeInTheDocument();
  await expectNoAxeViolations(drawn.baseElement);
  expect(sent('/timeBookings')).toMatchObject([{ day: '2026-10-05', minutes: 60 }]);
});

test('vacation days are booked for their year, in halves', async () => {
  server.on('POST /vacationBookings', () => ({
    body: { id: 'b', personId: 'p-1', year: 2026, days: 1.5, left: 24 },
  }));
  const drawn = await opened();
  const { user } = drawn;
  const sheet = await sheetOf('Book vacation days', drawn);
  await user.type(sheet.getByLabelText('Number of days'), '1.3');
  await user.type(sheet.getByLabelText('Reason'), 'Agreed in May');
  await user.click(sheet.getByRole('button', { name: 'Save booking' }));
  expect(await sheet.findByText('Whole and half days only, for example 1.5.')).toBeInTheDocument();
  await user.clear(sheet.getByLabelText('Number of days'));
  await user.type(sheet.getByLabelText('Number of days'), '1.5');
  expect(await sheet.findByText('Days left: 22.5 → 24')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Save booking' }));
  expect(await screen.findByText('Booked. Ada Kern now has 24 days left')).toBeInTheDocument();
  expect(sent('/vacationBookings')).toEqual([
    { personId: 'p-1', year: 2026, days: 1.5, kind: 'manual', reason: 'Agreed in May' },
  ]);
});

test('a month that is over is closed after it was said what that means', async () => {
  const lockable = { ...lines, month: '2026-10-01', may: { lock: true, unlock: false, book: true } };
  server.on('GET /timeAccountLines', () => ({ body: lockable }));
  server.on('POST /monthLocks', () => {
    server.on('GET /timeAccountLines', () => ({
      body: {
        ...lockable,
        locked: true,
        lockedAt: '2026-11-23T09:00:00Z',
        may: { lock: false, unlock: false, book: true },
      },
    }));
    const sums = { quota: 960, worked: 570, credit: 480 };
    return { body: { personId: 'p-1', month: '2026-10-01', ...sums, lockedAt: '2026-11-23T09:00:00Z' } };
  });
  const drawn = await opened('/contracts/c-1?month=2026-10');
  const dialog = await sheetOf('Close month', drawn, 'alertdialog');
  expect(dialog.getByText(/no corrections and no new hours can be entered/)).toBeInTheDocument();
  await expectNoAxeViolations(drawn.container);
  await drawn.user.click(dialog.getByRole('button', { name: 'Close month' }));
  expect(await screen.findByText('October 2026 is closed')).toBeInTheDocument();
  expect(sent('/monthLocks')).toEqual([{ personId: 'p-1', month: '2026-10-01' }]);
  expect(screen.queryByRole('button', { name: 'Close month' })).not.toBeInTheDocument();
});

test('a closed month is opened again with a reason, until its payroll is paid', async () => {
  const closed = {
    ...lines,
    month: '2026-10-01',
    locked: true,
    lockedAt: '2026-11-23T09:00:00Z',
    may: { lock: false, unlock: true, book: true },
  };
  server.on('GET /timeAccountLines', () => ({ body: closed }));
  server.on('POST /monthLocks/open', () => {
    const may = { lock: true, unlock: false, book: true };
    server.on('GET /timeAccountLines', () => ({ body: { ...closed, locked: false, lockedAt: null, may } }));
    return { body: { personId: 'p-1', month: '2026-10-01' } };
  });
  const drawn = await opened('/contracts/c-1?month=2026-10');
  const sheet = await sheetOf('Open month again', drawn);
  await drawn.user.click(sheet.getByRole('button', { name: 'Open month again' }));
  expect(await sheet.findByText('Please fill this in.')).toBeInTheDocument();
  await drawn.user.type(sheet.getByLabelText('Reason'), 'The 4th was wrong');
  await expectNoAxeViolations(drawn.container);
  await drawn.user.click(sheet.getByRole('button', { name: 'Open month again' }));
  expect(await screen.findByText('October 2026 is open again for Ada Kern')).toBeInTheDocument();
  expect(sent('/monthLocks/open')).toEqual([
    { personId: 'p-1', month: '2026-10-01', reason: 'The 4th was wrong' },
  ]);
  expect(await screen.findByRole('button', { name: 'Close month' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open month again' })).not.toBeInTheDocument();
});

test('a refusal is told where it was asked', async () => {
  server.on('GET /timeAccountLines', () => ({
    body: { ...lines, may: { lock: true, unlock: false, book: true } },
  }));
  server.on('POST /monthLocks', () => apiError(423, 'month_locked'));
  const drawn = await opened();
  const dialog = await sheetOf('Close month', drawn, 'alertdialog');
  await drawn.user.click(dialog.getByRole('button', { name: 'Close month' }));
  expect(await dialog.findByText('This month is closed')).toBeInTheDocument();
});

test('a month that runs says when it can be closed, and offline nothing is booked', async () => {
  await opened();
  expect(await screen.findByText('November 2026 can be closed when it is over.')).toBeInTheDocument();
  act(() => setNetwork(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book hours' })).toBeDisabled());
  act(() => setNetwork(true));
});

test('the office without payrolls reads the accounts and books nothing', async () => {
  signInAs({ roles: ['office'], rights: { staffContracts: ['READ'] } });
  await opened();
  expect(await screen.findByText('+12:30 h')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book hours' })).not.toBeInTheDocument();
  expect(server.count('GET /timeAccountLines')).toBe(0);
});
