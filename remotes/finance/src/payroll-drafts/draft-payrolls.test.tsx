import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../payrolls/payrolls-page.tsx';
import { samplePayrollRow } from '../base/sample-payroll.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const listOf = <Row,>(items: readonly Row[]) => ({ items, total: items.length, page: 1, limit: 60 });
const draft = samplePayrollRow({ status: 'draft', openItems: 0 });

beforeEach(() => {
  toasts.clear();
  jest.useFakeTimers({
    now: new Date('2026-11-23T09:00:00Z'),
    advanceTimers: true,
    doNotFake: ['queueMicrotask'],
  });
  signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
  server.on('GET /payrolls', () => ({ body: listOf([draft]) }));
  server.on('GET /payrolls/unpaid', () => ({
    body: listOf([
      {
        person: { id: 'mia', name: 'Mia Lang' },
        minutes: 560,
        positions: [{ crewItemId: 'i', caption: 'Opera, Rigger', day: '2026-10-21', minutes: 560 }],
      },
    ]),
  }));
});
afterEach(() => jest.useRealTimers());

const opened = (at = '/payrolls') =>
  show(
    <>
      <page.Component />
      <ToastRegion />
    </>,
    { path: paths.payrolls.pattern, at },
  );
async function sheetOf(name: string, { user }: Awaited<ReturnType<typeof opened>>) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
const sent = () =>
  server.requests
    .filter(({ method, path }) => `${method} ${path}` === 'POST /payrolls/drafts')
    .map(({ body }) => body);

test('the drafts of last month are made, counted, and shown in the list', async () => {
  server.on('POST /payrolls/drafts', () => ({ body: { drafts: [draft] } }));
  const drawn = await opened();
  const sheet = await sheetOf('Draft payrolls', drawn);
  expect(sheet.getByLabelText('Month')).toHaveDisplayValue('October 2026');
  await expectNoAxeViolations(drawn.container);
  await drawn.user.click(sheet.getByRole('button', { name: 'Draft payrolls' }));
  expect(await screen.findByText('Drafts of this month: 1')).toBeInTheDocument();
  expect(sent()).toEqual([{ month: '2026-10-01' }]);
  await waitFor(() => expect(drawn.address()).toBe('/payrolls?status=draft'));
  await waitFor(() => expect(server.requests.at(-1)?.query.get('status')).toBe('draft'));
});

test('a month without hours says why there is nothing', async () => {
  server.on('POST /payrolls/drafts', () => ({ body: { drafts: [] } }));
  const drawn = await opened();
  const sheet = await sheetOf('Draft payrolls', drawn);
  await drawn.user.click(sheet.getByRole('button', { name: 'Draft payrolls' }));
  expect(await sheet.findByText('No drafts for this month')).toBeInTheDocument();
});

test('work without pay stops the drafts, is shown by person, and can be taken knowingly', async () => {
  server.on('POST /payrolls/drafts', ({ body }) =>
    (body as { withUnpaid?: boolean }).withUnpaid
      ? { body: { drafts: [draft] } }
      : apiError(409, 'pay_missing'),
  );
  const drawn = await opened();
  const { user } = drawn;
  const sheet = await sheetOf('Draft payrolls', drawn);
  await user.click(sheet.getByRole('button', { name: 'Draft payrolls' }));
  expect(await sheet.findByText('No draft was made')).toBeInTheDocument();
  expect(await sheet.findByText('Mia Lang')).toBeInTheDocument();
  expect(sheet.getByText(/Opera, Rigger · 9:20 h/)).toBeInTheDocument();
  await expectNoAxeViolations(drawn.container);
  await user.click(sheet.getByRole('checkbox', { name: /Draft this work with an amount of 0/ }));
  await user.click(sheet.getByRole('button', { name: 'Draft payrolls' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ month: '2026-10-01' }, { month: '2026-10-01', withUnpaid: true }]),
  );
});

test('a refusal is told in the sheet', async () => {
  server.on('POST /payrolls/drafts', () => apiError(403, 'forbidden'));
  const drawn = await opened();
  const sheet = await sheetOf('Draft payrolls', drawn);
  await drawn.user.click(sheet.getByRole('button', { name: 'Draft payrolls' }));
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
});

test('work without pay is read month by month, also where there is none', async () => {
  const drawn = await opened();
  await drawn.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await drawn.user.click(await screen.findByRole('menuitem', { name: 'Work without pay' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Work without pay' }));
  expect(await sheet.findByText('Mia Lang')).toBeInTheDocument();
  server.on('GET /payrolls/unpaid', () => ({ body: listOf([]) }));
  await drawn.user.selectOptions(sheet.getByLabelText('Month'), 'September 2026');
  expect(await sheet.findByText('All work is paid')).toBeInTheDocument();
  expect(server.requests.at(-1)?.query.get('month')).toBe('2026-09-01');
});

test('the start page leads to the month that lacks pay, and closing it stays closed', async () => {
  const { user } = await opened('/payrolls?of=all&unpaid=2026-09-01');
  const sheet = await screen.findByRole('dialog', { name: 'Work without pay' });
  expect(within(sheet).getByLabelText('Month')).toHaveDisplayValue('September 2026');
  expect(await within(sheet).findByText('Mia Lang')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Work without pay' })).toBeNull());
});

test('without a connection nothing can be drafted, and it says so', async () => {
  const drawn = await opened();
  const sheet = await sheetOf('Draft payrolls', drawn);
  setNetwork(false);
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Draft payrolls' })).toBeDisabled());
  setNetwork(true);
});

test('one row of chips narrows the list by state, the search by name', async () => {
  const { user, address } = await opened();
  expect(await screen.findAllByRole('group')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Paid' }));
  await waitFor(() => expect(server.requests.at(-1)?.query.get('status')).toBe('paid'));
  await user.click(screen.getByRole('button', { name: 'To settle' }));
  expect(address()).toBe('/payrolls?show=open');
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(address()).toBe('/payrolls?status=paid');
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(address()).toBe('/payrolls');
  await user.type(screen.getByRole('searchbox', { name: 'Search by person or number' }), 'Ada');
  await waitFor(() => expect(server.requests.at(-1)?.query.get('q')).toBe('Ada'));
});

test('above drafts their release comes first, and new drafts are in the menu', async () => {
  server.on('GET /payrolls', () => ({
    body: listOf([{ ...draft, may: { ...draft.may, release: true } }]),
  }));
  const { user } = await opened('/payrolls?status=draft');
  expect(await screen.findByRole('button', { name: 'Release drafts' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Draft payrolls' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Draft payrolls' }));
  expect(await screen.findByRole('dialog', { name: 'Draft payrolls' })).toBeInTheDocument();
});

test('whoever has only own payrolls neither drafts nor searches', async () => {
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
  await opened('/payrolls?status=paid&q=x');
  await screen.findByRole('list', { name: 'Payrolls, newest first' });
  expect(screen.queryByRole('button', { name: 'Draft payrolls' })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(server.requests.at(-1)?.query.has('q')).toBe(false);
});

test('the accounts of people, where hours are booked and months are closed, are in the menu', async () => {
  signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'], staffContracts: ['READ'] } });
  const { user, address } = await opened();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accounts, bookings and closing months' }));
  await waitFor(() => expect(address()).toBe('/contracts'));
});
