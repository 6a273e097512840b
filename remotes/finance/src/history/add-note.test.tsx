import type { HistoryRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as payrollPage from '../payroll/payroll-page.tsx';
import * as itemPage from '../payroll-item/payroll-item-page.tsx';
import * as receiptPage from '../receipt/page/receipt-page.tsx';
import { answerWithPayroll, samplePayroll, samplePayrollItem } from '../base/sample-payroll.ts';
import { answerWithReceipt, sampleReceipt } from '../base/sample-receipt.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'], receipts: ['READ', 'CREATE'] } });
  answerWithPayroll(server, samplePayroll(), [samplePayrollItem()]);
  answerWithReceipt(server, sampleReceipt({ status: 'submitted' }));
});
afterEach(() => act(() => setNetwork(true)));

const written: HistoryRow = {
  id: 'note-1',
  type: 'LOG',
  category: 'payroll',
  caption: 'note',
  body: 'Where are my kilometres?',
  actor: { id: 'ada', name: 'Ada Novak' },
  before: null,
  after: null,
  reason: '',
  at: '2026-11-20T08:00:00Z',
  parameters: null,
  done: false,
};
const said = { body: 'Where are my kilometres?' };
const listOf = (items: readonly HistoryRow[]) => ({
  body: { items, total: items.length, page: 1, limit: 1000 },
});
const receipt = () =>
  show(receiptPage, { path: paths.receipt.pattern, at: paths.receipt.to({ number: 'R-7' }) });
const payroll = () =>
  show(payrollPage, { path: paths.payroll.pattern, at: paths.payroll.to({ number: 'L-7' }) });
const item = () =>
  show(itemPage, { path: paths.payrollItem.pattern, at: paths.payrollItem.to({ id: 'item-1' }) });
type Opened = Awaited<ReturnType<typeof payroll>>;

const sheetOf = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  return within(await screen.findByRole('dialog', { name: 'Add a note' }));
};
const sent = () => server.requests.filter(({ method }) => method === 'POST');

/** Writes the note, and finds it in the history; gives back what was sent. */
async function noteWritten(drawn: Opened) {
  expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
  const sheet = await sheetOf(drawn);
  await drawn.user.type(await sheet.findByRole('textbox', { name: /^Note/ }), '  Where are my kilometres? ');
  await expectNoAxeViolations(drawn.baseElement);
  await drawn.user.click(sheet.getByRole('button', { name: 'Save note' }));
  const history = await screen.findByRole('list', { name: 'History, newest first' });
  expect(await within(history).findByText('Where are my kilometres?')).toBeInTheDocument();
  expect(within(history).getByText(/^Ada Novak · /)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return sent().map(({ path, body }) => [path, body]);
}

test('a note on a receipt stands in its history at once', async () => {
  server.on('POST /receipts/R-7/activities', () => {
    server.on('GET /receipts/R-7/activities', () => listOf([written]));
    return { body: written };
  });
  expect(await noteWritten(await receipt())).toEqual([['/receipts/R-7/activities', said]]);
});

test('a note on a payroll stands in its history at once', async () => {
  server.on('POST /payrolls/pay-1/activities', () => {
    server.on('GET /payrolls/L-7/activities', () => listOf([written]));
    return { body: written };
  });
  expect(await noteWritten(await payroll())).toEqual([['/payrolls/pay-1/activities', said]]);
});

test('a note on an item of a payroll stands in its history at once', async () => {
  server.on('POST /payrollItems/item-1/activities', () => {
    server.on('GET /payrollItems/item-1/activities', () => listOf([written]));
    return { body: written };
  });
  expect(await noteWritten(await item())).toEqual([['/payrollItems/item-1/activities', said]]);
});

test('without a word nothing is sent, and a refusal keeps what was typed', async () => {
  server.on('POST /payrolls/pay-1/activities', () => apiError(403, 'forbidden'));
  const drawn = await payroll();
  const sheet = await sheetOf(drawn);
  await drawn.user.click(await sheet.findByRole('button', { name: 'Save note' }));
  expect((await sheet.findAllByText(/Write something\./)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  const text = sheet.getByRole('textbox', { name: /^Note/ });
  await drawn.user.type(text, 'Hello');
  await drawn.user.click(sheet.getByRole('button', { name: 'Save note' }));
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
  expect(text).toHaveValue('Hello');
});

test('who reads it is said before: of a draft only one side', async () => {
  answerWithReceipt(server, sampleReceipt());
  const sheet = await sheetOf(await receipt());
  expect(await sheet.findByText('The office can read it once the receipt is submitted.')).toBeInTheDocument();
});

test('an accountant reads that a draft of a payroll hides its notes from its person', async () => {
  signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
  answerWithPayroll(server, samplePayroll({ status: 'draft' }), []);
  const sheet = await sheetOf(await payroll());
  expect(
    await sheet.findByText('The crew member can read it once the payroll is released.'),
  ).toBeInTheDocument();
});

test('offline no note is begun, and a history that does not load says so', async () => {
  server.on('GET /payrolls/L-7/activities', () => apiError(403, 'forbidden'));
  await payroll();
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
  act(() => setNetwork(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a note' })).toBeDisabled());
});
