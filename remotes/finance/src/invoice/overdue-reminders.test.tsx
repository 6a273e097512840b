import type { Invoice } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleInvoice } from '../base/sample-invoice.ts';
import * as page from './invoice-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['office'], rights: { invoices: ['READ', 'EDIT'] } });
});
afterEach(() => act(() => setNetwork(true)));

const may = { ...sampleInvoice().may, send: true, remind: true, switchReminders: true };
const sent = { at: '2026-10-01T09:00:00Z', to: ['books@opera.example'] };
const on = { on: true, next: '2026-12-07' };
const off = { on: false, next: null };
const open = async (own: Partial<Invoice> = {}) => {
  const invoice = sampleInvoice({ sent, may, ...own });
  server.on('GET /invoices/I-7', () => ({ body: invoice }));
  server.on('GET /invoices/I-7/activities', () => ({ body: { items: [], total: 0, page: 1, limit: 100 } }));
  render(<ToastRegion />);
  const shown = await show(page, { path: paths.invoice.pattern, at: '/invoice/I-7' });
  return { ...shown, invoice };
};
const writes = () => server.requests.filter(({ method }) => method !== 'GET');
const label = 'Remind by email when overdue';
const whenText = 'Sent 7 and 21 days after the due date if it isn’t paid.';

describe('on the page of an invoice', () => {
  test('the next reminder is shown, and switched off and on', async () => {
    const { user, container, invoice } = await open({ overdueReminders: on });
    const toggle = await screen.findByRole('switch', { name: label });
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAccessibleDescription('Next reminder on 7 Dec 2026');
    await expectNoAxeViolations(container);
    server.on('POST /invoices/I-7/reminders', () => {
      const body = { ...invoice, version: 3, overdueReminders: off };
      server.on('GET /invoices/I-7', () => ({ body }));
      return { body };
    });
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).not.toBeChecked();
    expect(toggle).toHaveAccessibleDescription(whenText);
    await user.click(toggle);
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()).toMatchObject([
      { headers: { 'if-match': '"2"' }, body: { on: false } },
      { headers: { 'if-match': '"3"' }, body: { on: true } },
    ]);
  });

  test('what is refused is said, and the switch stays as it was', async () => {
    const { user } = await open({ overdueReminders: on });
    server.on('POST /invoices/I-7/reminders', () => apiError(503, 'unavailable'));
    const toggle = await screen.findByRole('switch', { name: label });
    await user.click(toggle);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).toBeChecked();
  });

  test('nothing is switched without a connection', async () => {
    await open({ overdueReminders: on });
    const toggle = await screen.findByRole('switch', { name: label });
    act(() => setNetwork(false));
    expect(toggle).toBeDisabled();
  });

  test('who only reads sees when the next one comes', async () => {
    await open({ overdueReminders: on, may: { ...may, switchReminders: false } });
    expect(await screen.findByText('Next reminder on 7 Dec 2026')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('nothing of it is said once none comes', async () => {
    await open({ overdueReminders: { on: true, next: null }, may: { ...may, switchReminders: false } });
    await screen.findByText(/days overdue/);
    expect(screen.queryByText(/Next reminder/)).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('in the sheet that sends an invoice', () => {
  const sheetOf = async (own: Partial<Invoice>, button: string) => {
    const { user, invoice } = await open(own);
    server.on('POST /invoices/I-7/send', () => ({ body: invoice }));
    await user.click(await screen.findByRole('button', { name: button }));
    return { user, sheet: within(await screen.findByRole('dialog')) };
  };
  const first = { sent: null, recipients: ['books@opera.example'] };

  test('reminders are wanted until somebody says no', async () => {
    const { user, sheet } = await sheetOf(first, 'Send invoice');
    const box = sheet.getByRole('checkbox', { name: label });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(whenText);
    await user.click(box);
    await user.click(sheet.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { remindOverdue: false } }]));
  });

  test('sent again, it stays as it was switched', async () => {
    const { sheet } = await sheetOf({ overdueReminders: off }, 'Send again');
    expect(sheet.getByRole('checkbox', { name: label })).not.toBeChecked();
  });

  test.each([
    ['a reminder by hand', { sent }, 'Send payment reminder'],
    ['a credit note', { ...first, creditNote: true, gross: -1_200, owed: 0 }, 'Send invoice'],
  ] as const)('it is not asked for %s', async (_, own, button) => {
    const { user, sheet } = await sheetOf(own as Partial<Invoice>, button);
    expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: button }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).not.toHaveProperty('remindOverdue');
  });
});
