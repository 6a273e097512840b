import type { Payroll, PayrollItem } from '@callboard/contract';
import {
  apiError,
  expectNoAxeViolations,
  phone,
  pretendDrawing,
  renderWithEverything,
  screenOf,
  signInAs,
  testServer,
} from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithPayroll, samplePayroll, samplePayrollItem } from '../base/sample-payroll.ts';
import * as page from './payroll-page.tsx';

jest.setTimeout(60_000);
const server = testServer();
let payroll: Payroll;
let items: PayrollItem[];
beforeAll(() => {
  pretendDrawing();
});
beforeEach(() => {
  sessionStorage.clear();
  screenOf(phone);
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
  payroll = samplePayroll();
  items = [
    samplePayrollItem(),
    samplePayrollItem({ id: 'item-2', caption: 'Travel', day: '2026-10-31', job: null, amountMinor: 2_500 }),
  ];
  answerWithPayroll(server, payroll, items);
  server.on('POST /uploads', () => ({
    body: { id: 'upload-1', name: 'signature.png', type: 'image/png', size: 3 },
  }));
});

const opened = () =>
  renderWithEverything(page, {
    path: paths.payroll.pattern,
    at: paths.payroll.to({ number: 'L-7' }),
    server,
    features: [feature],
  });
type Opened = Awaited<ReturnType<typeof opened>>;
const bodies = (path: string) =>
  server.requests.filter((one) => one.method === 'POST' && one.path.endsWith(path)).map(({ body }) => body);

test('items stand by job with their four times; what belongs to no job comes last', async () => {
  const { container } = await opened();
  const job = await screen.findByRole('list', { name: 'P-7 Opera · Get-in' });
  for (const time of ['8:30 h', '8:25 h']) expect(within(job).getByText(time)).toBeInTheDocument();
  expect(within(job).getAllByText('8:15 h')).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Other items' })).toHaveTextContent('Travel');
  expect(container).not.toHaveTextContent('148.50');
  await expectNoAxeViolations(container);
});

test('pay for each kind of work is summed up as on the paper, amounts when they are shown', async () => {
  answerWithPayroll(
    server,
    samplePayroll({
      kinds: [
        { kind: 'hour', items: 2, paidMinutes: 6_750, amountMinor: 232_050 },
        { kind: 'other', items: 1, paidMinutes: 0, amountMinor: 2_500 },
      ],
    }),
    items,
  );
  const { user, container } = await opened();
  const table = within(await screen.findByRole('region', { name: 'By kind of pay' }));
  const row = (name: RegExp) => table.getByRole('row', { name }).textContent;
  expect(row(/^Work by the hour/)).toMatch(/^Work by the hour2112:30 h.*Amount hidden$/);
  expect(container).not.toHaveTextContent('2,320.50');
  await user.click(screen.getByRole('button', { name: 'Show amounts' }));
  expect(row(/^Work by the hour/)).toBe('Work by the hour2112:30 h€2,320.50');
  expect(row(/^Allowances and other pay/)).toBe('Allowances and other pay10:00 h€25.00');
  expect(row(/^Gross/)).toBe('Gross3112:30 h€2,345.50');
  expect(await screen.findByRole('list', { name: 'Other items' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('an item is declined with what is wrong, for the version that was read', async () => {
  server.on('POST /payrollItems/item-1/decline', () => ({
    body: {
      item: { ...items[0], status: 'declined', declinedBody: 'Two hours are missing.' },
      activity: {
        id: 'a',
        type: 'TODO_PAYROLL_ITEM',
        category: 'payroll',
        caption: 'payroll_item_declined',
        body: '',
        actor: null,
        before: null,
        after: null,
        reason: '',
        at: '2026-11-03T08:00:00Z',
        parameters: null,
        done: false,
      },
    },
  }));
  const { user } = await opened();
  await user.click((await screen.findAllByRole('button', { name: 'Something is wrong' }))[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Something is wrong' }));
  await user.click(sheet.getByRole('button', { name: 'Decline item' }));
  expect(bodies('/decline')).toEqual([]);
  await user.type(sheet.getByLabelText('What is wrong?'), 'Two hours are missing.');
  await user.click(sheet.getByRole('button', { name: 'Decline item' }));
  await waitFor(() => expect(bodies('/decline')).toEqual([{ body: 'Two hours are missing.' }]));
  expect(server.requests.find(({ path }) => path.endsWith('/decline'))?.headers['if-match']).toContain('5');
});

async function openSheet({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Check and sign' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign payroll L-7' }));
  await sheet.findByText('I confirm 3 items, 112:30 h');
  return sheet;
}
async function draw({ user }: Opened, sheet: ReturnType<typeof within>) {
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Ada');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await sheet.findByRole('button', { name: 'Signature: Signature drawn' });
}

test('the payroll to sign stands there in full: items, money, sums and the sentence of the server', async () => {
  server.on('POST /payrolls/pay-1/sign', () => ({ body: { ...payroll, status: 'confirmed' } }));
  const drawn = await opened();
  const sheet = await openSheet(drawn);
  for (const text of ['€148.50', '€25.00', '€2,345.50', '€1,876.40'])
    expect(sheet.getByText(text)).toBeInTheDocument();
  await drawn.user.click(sheet.getByRole('button', { name: 'Sign payroll' }));
  expect(bodies('/sign')).toEqual([]);
  await draw(drawn, sheet);
  await expectNoAxeViolations(drawn.baseElement);
  await drawn.user.click(sheet.getByRole('button', { name: 'Sign payroll' }));
  await waitFor(() =>
    expect(bodies('/sign')).toEqual([{ uploadId: 'upload-1', language: 'en', sha256: 'a'.repeat(64) }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  [409, 'document_changed', 'Document changed – please read again'],
  [409, 'conflict', 'Someone else changed this'],
  [423, 'month_locked', 'This month is closed'],
])(
  'a payroll that is not as it was read (%i %s) leads back to reading, and says so',
  async (status, code, title) => {
    server.on('POST /payrolls/pay-1/sign', () => apiError(status, code));
    const drawn = await opened();
    const sheet = await openSheet(drawn);
    await draw(drawn, sheet);
    await drawn.user.click(sheet.getByRole('button', { name: 'Sign payroll' }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('an accountant releases what is drafted, after being asked', async () => {
  signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
  payroll = samplePayroll({ status: 'draft', may: { sign: false, release: true, pay: false, lock: false } });
  answerWithPayroll(server, payroll, items);
  server.on('POST /payrolls/pay-1/release', () => ({ body: { ...payroll, status: 'released' } }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Release payroll' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Ada Novak, October 2026/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Release payroll' }));
  await waitFor(() => expect(server.count('POST /payrolls/pay-1/release')).toBe(1));
  const released = server.requests.find(({ path }) => path === '/payrolls/pay-1/release');
  expect(released?.headers['if-match']).toBe('"3"');
});

test('a payroll that is not there leads to the list', async () => {
  server.on('GET /payrolls/L-7', () => apiError(404, 'not_found'));
  const { user, address } = await opened();
  await user.click(await screen.findByRole('link', { name: 'Go to payrolls' }));
  expect(address()).toBe('/payrolls');
});
