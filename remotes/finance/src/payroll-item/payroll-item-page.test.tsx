import {
  apiError,
  expectNoAxeViolations,
  phone,
  renderWithEverything,
  screenOf,
  signInAs,
  testServer,
} from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithPayroll, samplePayroll, samplePayrollItem } from '../base/sample-payroll.ts';
import * as page from './payroll-item-page.tsx';

jest.setTimeout(30_000);
const server = testServer();
beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  screenOf(phone);
});

const opened = () =>
  renderWithEverything(page, {
    path: paths.payrollItem.pattern,
    at: paths.payrollItem.to({ id: 'item-1' }),
    server,
    features: [feature],
  });
const declined = samplePayrollItem({
  status: 'declined',
  declinedBody: 'Two hours are missing.',
  may: { confirm: false, decline: false, answer: true, correct: true },
});

test('a person confirms an item, for the version that was read', async () => {
  const item = samplePayrollItem();
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
  answerWithPayroll(server, samplePayroll(), [item]);
  server.on('POST /payrollItems/item-1', () => ({ body: { ...item, status: 'confirmed' } }));
  const { user, container } = await opened();
  expect(await screen.findByText('P-7 Opera')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.count('POST /payrollItems/item-1')).toBe(1));
  expect(server.requests.find(({ method }) => method === 'POST')?.headers['if-match']).toContain('5');
});

test('a confirmation is undone from its message, for the version that it made', async () => {
  const item = samplePayrollItem();
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
  answerWithPayroll(server, samplePayroll(), [item]);
  server.on('POST /payrollItems/item-1', () => ({ body: { ...item, status: 'confirmed', version: 6 } }));
  server.on('POST /payrollItems/item-1/reopen', () => ({ body: { ...item, version: 7 } }));
  const { user } = await renderWithEverything(
    <>
      <page.Component />
      <ToastRegion />
    </>,
    {
      path: paths.payrollItem.pattern,
      at: paths.payrollItem.to({ id: 'item-1' }),
      server,
      features: [feature],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Confirmation undone')).toBeInTheDocument();
  const sent = server.requests.find(({ path }) => path === '/payrollItems/item-1/reopen');
  expect(sent?.headers['if-match']).toContain('6');
});

describe('an accountant', () => {
  beforeEach(() => {
    signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
    answerWithPayroll(server, samplePayroll(), [declined]);
    server.on('POST /payrollItems/item-1/answer', () => ({ body: { ...declined, status: 'answered' } }));
  });
  const sheetOf = async ({ user }: Awaited<ReturnType<typeof opened>>) => {
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    return within(await screen.findByRole('dialog', { name: 'Answer' }));
  };
  const sent = () => server.requests.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body);

  test('answers in words alone: nothing is corrected', async () => {
    const drawn = await opened();
    const sheet = await sheetOf(drawn);
    expect(sheet.getByText('Two hours are missing.')).toBeInTheDocument();
    await drawn.user.type(sheet.getByLabelText('Answer'), 'They are on the next one.');
    await drawn.user.click(sheet.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(sent()).toEqual([{ body: 'They are on the next one.' }]));
  });

  test('corrects hours and amount, typed as people type them', async () => {
    const drawn = await opened();
    const { user } = drawn;
    const sheet = await sheetOf(drawn);
    await user.type(sheet.getByLabelText('Answer'), 'Sorry.');
    const hours = sheet.getByLabelText('Paid hours');
    await user.clear(hours);
    await user.type(hours, '10:75');
    await user.click(sheet.getByRole('button', { name: 'Send answer' }));
    expect(sent()).toEqual([]);
    await user.clear(hours);
    await user.type(hours, '10.25');
    const amount = sheet.getByLabelText('Amount in EUR');
    expect(amount).toHaveValue('148.50');
    await user.clear(amount);
    await user.type(amount, '1,184.5');
    await user.click(sheet.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(sent()).toEqual([{ body: 'Sorry.', paidMinutes: 615, amountMinor: 118_450 }]));
  });

  test('is told when the payroll was locked meanwhile', async () => {
    server.on('POST /payrollItems/item-1/answer', () => apiError(423, 'month_locked'));
    const drawn = await opened();
    const sheet = await sheetOf(drawn);
    await drawn.user.type(sheet.getByLabelText('Answer'), 'Sorry.');
    await drawn.user.click(sheet.getByRole('button', { name: 'Send answer' }));
    expect(await sheet.findByText('This month is closed')).toBeInTheDocument();
    expect(sheet.getByLabelText('Answer')).toHaveValue('Sorry.');
  });
});

describe('an item of a draft', () => {
  const item = samplePayrollItem({
    payroll: { id: 'pay-1', number: 'L-7', status: 'draft', windowEndsAt: null },
    may: { confirm: false, decline: false, answer: false, correct: true },
  });
  beforeEach(() => {
    signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
    answerWithPayroll(server, samplePayroll(), [item]);
  });
  const sheetOf = async ({ user }: Awaited<ReturnType<typeof opened>>) => {
    await user.click(await screen.findByRole('button', { name: 'Correct item' }));
    return within(await screen.findByRole('dialog', { name: 'Correct item' }));
  };
  const sent = () => server.requests.filter(({ path }) => path.endsWith('/correct'));

  test('is corrected with a reason, for the version that was read', async () => {
    server.on('POST /payrollItems/item-1/correct', () => ({
      body: { ...item, paidMinutes: 540, version: 6 },
    }));
    const drawn = await opened();
    const { user, container } = drawn;
    const sheet = await sheetOf(drawn);
    const save = sheet.getByRole('button', { name: 'Save correction' });
    expect(save).toBeDisabled();
    const hours = sheet.getByLabelText('Paid hours');
    await user.clear(hours);
    await user.type(hours, '9:00');
    await user.click(save);
    expect(sent()).toEqual([]);
    await user.type(sheet.getByLabelText(/^Reason/), 'Break was not taken');
    await expectNoAxeViolations(container);
    await user.click(save);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ paidMinutes: 540, reason: 'Break was not taken' });
    expect(sent()[0]?.headers['if-match']).toContain('5');
  });

  test('says that its payroll was released meanwhile', async () => {
    server.on('POST /payrollItems/item-1/correct', () => apiError(409, 'wrong_state'));
    const drawn = await opened();
    const sheet = await sheetOf(drawn);
    await drawn.user.clear(sheet.getByLabelText('Amount in EUR'));
    await drawn.user.type(sheet.getByLabelText('Amount in EUR'), '160');
    await drawn.user.type(sheet.getByLabelText(/^Reason/), 'Bonus');
    await drawn.user.click(sheet.getByRole('button', { name: 'Save correction' }));
    expect(await sheet.findByRole('alert')).toBeInTheDocument();
    expect(sheet.getByLabelText(/^Reason/)).toHaveValue('Bonus');
  });

  test('tells in its history what was and what is, and the amount only while it is shown', async () => {
    const line = {
      id: 'a',
      type: 'LOG',
      category: 'payroll',
      caption: 'payroll_item_corrected',
      body: '',
      actor: { id: 'abel', name: 'Abel Ott' },
      before: { paidMinutes: 495, amountMinor: 14_850 },
      after: { paidMinutes: 540, amountMinor: 16_200 },
      reason: 'Break was not taken',
      at: '2026-11-02T08:00:00Z',
      parameters: null,
      done: false,
    };
    server.on('GET /payrollItems/item-1/activities', () => ({
      body: { items: [line], total: 1, page: 1, limit: 1000 },
    }));
    const { user } = await opened();
    expect(await screen.findByText('Paid hours: 8:15 h → 9:00 h')).toBeInTheDocument();
    expect(screen.getByText('Break was not taken')).toBeInTheDocument();
    expect(screen.getByText('Amount: Amount hidden')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(screen.getByText('Amount: €148.50 → €162.00')).toBeInTheDocument();
  });
});
