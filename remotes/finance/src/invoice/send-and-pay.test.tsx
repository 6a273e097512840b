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

const may = { ...sampleInvoice().may, send: true, remind: true };
const open = async (own: Partial<Invoice> = {}) => {
  const invoice = sampleInvoice({ gross: 24_000, net: 20_000, owed: 24_000, may, ...own });
  server.on('GET /invoices/I-7', () => ({ body: invoice }));
  server.on('GET /invoices/I-7/activities', () => ({ body: { items: [], total: 0, page: 1, limit: 100 } }));
  render(<ToastRegion />);
  const shown = await show(page, { path: paths.invoice.pattern, at: '/invoice/I-7' });
  const choose = async (name: string) => {
    await shown.user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...shown, choose, invoice };
};
const sent = () => server.requests.filter(({ method }) => method !== 'GET');

describe('an invoice is mailed', () => {
  test('to the contacts of its company, in a language and with a word', async () => {
    const { choose, user, container, invoice } = await open({ recipients: ['books@opera.example'] });
    server.on('POST /invoices/I-7/send', () => ({ body: invoice }));
    const sheet = await choose('Send invoice');
    const to = sheet.getByRole('textbox', { name: /^To/ });
    expect(to).toHaveValue('books@opera.example');
    await user.type(to, '; boss@opera.example');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await user.type(sheet.getByRole('textbox', { name: 'Message' }), 'Danke!');
    await expectNoAxeViolations(container);
    await user.click(sheet.getByRole('button', { name: 'Send invoice' }));
    expect(await screen.findByText('Sent to books@opera.example, boss@opera.example')).toBeInTheDocument();
    expect(sent()).toMatchObject([
      {
        headers: { 'if-match': '"2"' },
        body: {
          to: ['books@opera.example', 'boss@opera.example'],
          language: 'de',
          message: 'Danke!',
          reminder: false,
          remindOverdue: true,
        },
      },
    ]);
  });

  test('not to what is no address, which is said at the field', async () => {
    const { choose, user } = await open();
    const sheet = await choose('Send invoice');
    await user.click(sheet.getByRole('button', { name: 'Send invoice' }));
    const to = sheet.getByRole('textbox', { name: /^To/ });
    await waitFor(() => expect(to).toBeInvalid());
    await user.type(to, 'books at opera');
    await user.click(sheet.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(to).toBeInvalid());
    expect(sent()).toEqual([]);
  });

  test('again to whom it went, and reminded of with what is still open', async () => {
    const { choose, user, invoice } = await open({
      owed: 14_000,
      sent: { at: '2026-10-01T09:00:00Z', to: ['boss@opera.example'] },
      reminded: { at: '2026-11-02T09:00:00Z', times: 1 },
    });
    server.on('POST /invoices/I-7/send', () => ({ body: invoice }));
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeEnabled();
    const sheet = await choose('Send payment reminder');
    expect(sheet.getByText(/^Reminded already: .*2 Nov/)).toBeInTheDocument();
    expect(sheet.getByText('Opera Ltd · €140.00')).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: /^To/ })).toHaveValue('boss@opera.example');
    await user.click(sheet.getByRole('button', { name: 'Send payment reminder' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { reminder: true } }]));
  });

  test('a refusal is said in the sheet, and nothing of it is offered to who may not or is offline', async () => {
    const { choose, user } = await open({ recipients: ['books@opera.example'] });
    server.on('POST /invoices/I-7/send', () => apiError(503, 'unavailable'));
    const sheet = await choose('Send invoice');
    await user.click(sheet.getByRole('button', { name: 'Send invoice' }));
    expect(await sheet.findByRole('alert')).toBeInTheDocument();
    act(() => setNetwork(false));
    expect(
      await sheet.findByText('You’re offline. What you typed stays here; send it when you’re back online.'),
    ).toBeInTheDocument();
  });

  test('not by who only reads', async () => {
    await open({ may: { ...may, pay: false, send: false, remind: false } });
    await screen.findByText(/days overdue/);
    for (const name of ['Send invoice', 'Send payment reminder', 'Mark as paid'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('money that came', () => {
  test('is all that is owed, or a part with what stays open', async () => {
    const { choose, user, invoice } = await open();
    server.on('POST /invoices/I-7/payments', () => ({ body: invoice }));
    const sheet = await choose('Mark as paid');
    const amount = sheet.getByRole('textbox', { name: /^Amount in EUR/ });
    expect(amount).toHaveValue('240.00');
    await user.clear(amount);
    await user.type(amount, '300');
    expect(await sheet.findByText('At most €240.00.')).toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, '100');
    expect(await sheet.findByText('€140.00 stays open')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ path: '/invoices/I-7/payments', body: { amountMinor: 10_000 } }]),
    );
  });

  test('all of it at once makes the invoice paid on that day', async () => {
    const { choose, user, invoice } = await open();
    server.on('POST /invoices/I-7/paid', () => ({ body: invoice }));
    const sheet = await choose('Mark as paid');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ path: '/invoices/I-7/paid' }]));
  });

  test('in parts is listed with what is still open, and a part is taken back', async () => {
    const { user, container, invoice } = await open({
      owed: 14_000,
      payments: [{ id: 'part', paidOn: '2026-11-02', amountMinor: 10_000 }],
    });
    server.on('DELETE /invoices/I-7/payments/part', () => ({ body: invoice }));
    const list = within(await screen.findByRole('region', { name: /^Payments/ }));
    expect(list.getByText('€100.00')).toBeInTheDocument();
    expect(list.getByText('€140.00 still open')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(list.getByRole('button', { name: 'Remove payment of 2 Nov 2026' }));
    expect(await screen.findByText('Payment removed')).toBeInTheDocument();
    expect(sent()).toMatchObject([{ method: 'DELETE', headers: { 'if-match': '"2"' } }]);
  });
});
