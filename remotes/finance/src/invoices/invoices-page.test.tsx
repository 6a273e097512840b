import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import * as invoicePage from '../invoice/invoice-page.tsx';
import { paths } from '../base/paths.ts';
import { sampleInvoice } from '../base/sample-invoice.ts';
import * as page from './invoices-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const invoice = sampleInvoice();
const listOf = <Row,>(items: readonly Row[]) => ({ items, total: items.length, page: 1, limit: 60 });
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['client'], rights: { invoices: ['READ'] } });
  const open = [
    { currency: 'EUR', gross: 120_000_000_000, overdue: 120_000_000_000, count: 1 },
    { currency: 'GBP', gross: 4_200, overdue: 0, count: 1 },
  ];
  server.on('GET /invoices', () => ({ body: { ...listOf([invoice]), open } }));
  server.on('GET /invoices/I-7', () => ({ body: invoice }));
  server.on('GET /invoices/I-7/activities', () => ({ body: listOf([]) }));
});

test('a row tells company, amount, days and state; what is open stands above for each currency', async () => {
  const { container } = await show(page, { path: paths.invoices.pattern, at: '/invoices' });
  const list = await screen.findByRole('list', { name: 'Invoices, newest first' });
  const row = within(list).getByRole('link');
  expect(row).toHaveTextContent(/Opera Ltd.*€1,200,000,000\.00.*I-7.*Due 15 Oct 2026.*Overdue/);
  expect(screen.getByRole('list', { name: 'Not paid yet' })).toHaveTextContent('€1,200,000,000.00£42.00');
  expect(server.requests[0]?.url).toBe(feature.pages.invoices.warm[0]);
  await expectNoAxeViolations(container);
});

test('state and year narrow the list, and stay in the address', async () => {
  const { user, address } = await show(page, { path: paths.invoices.pattern, at: '/invoices?year=2025' });
  await screen.findByRole('link', { name: /Opera/ });
  expect(server.requests[0]?.query.get('from')).toBe('2025-01-01');
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  expect(address()).toBe('/invoices?year=2025&state=overdue');
  await waitFor(() => expect(server.requests.at(-1)?.query.get('state')).toBe('overdue'));
});

test('a company is picked by its name, and stays in the address', async () => {
  signInAs({ roles: ['office'], rights: { invoices: ['READ'] } });
  const of = {
    city: 'Wien',
    country: 'AT',
    currency: 'EUR',
    active: true,
    projects: 1,
    openProjects: 1,
    paymentDays: null,
  };
  const row = { ...of, number: 'K-1' };
  const items = ['Opera', 'Arena'].map((name) => ({ ...row, id: name.toLowerCase(), name }));
  server.on('GET /companies', () => ({ body: listOf(items) }));
  const { user, address, container } = await show(page, { path: paths.invoices.pattern, at: '/invoices' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Company' }), 'Arena');
  expect(address()).toBe('/invoices?company=arena');
  await waitFor(() => expect(server.requests.at(-1)?.query.get('companyId')).toBe('arena'));
  await expectNoAxeViolations(container);
});

describe('one invoice', () => {
  const opened = () =>
    show(invoicePage, { path: paths.invoice.pattern, at: paths.invoice.to({ number: 'I-7' }) });

  test('tells items with VAT; who may says that it is paid, not on a day that has not come', async () => {
    server.on('POST /invoices/I-7/paid', () => ({ body: { ...invoice, state: 'paid' } }));
    const { user, container } = await opened();
    expect(await screen.findByText(/days overdue: 40/)).toBeInTheDocument();
    expect(screen.getByText('1.5 × €10.00 · VAT 20%')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByRole('dialog', { name: 'Mark as paid' })).toBeInTheDocument();
  });

  test('is downloaded as a PDF with data and as data alone, in the language of the reader', async () => {
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    server.on('GET /invoices/I-7/download', () => ({ raw: '<xml/>' }));
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Download XML' }));
    await waitFor(() => expect(saved).toEqual(['I-7.xml']));
    await user.click(screen.getByRole('button', { name: 'Download PDF with data' }));
    await waitFor(() => expect(saved).toEqual(['I-7.xml', 'I-7.pdf']));
    const asked = server.requests
      .filter(({ path }) => path.endsWith('/download'))
      .map(({ query }) => `${query}`);
    expect(asked).toEqual(['format=cii&language=en', 'format=facturX&language=en']);
  });

  test('is not offered as a file where the server cannot make one', async () => {
    server.on('GET /invoices/I-7', () => ({
      body: { ...invoice, may: { ...invoice.may, download: false } },
    }));
    await opened();
    await screen.findByText(/days overdue: 40/);
    expect(screen.queryByRole('button', { name: 'Download XML' })).not.toBeInTheDocument();
  });

  test('one that is not there leads to the list', async () => {
    server.on('GET /invoices/I-7', () => apiError(404, 'not_found'));
    const { user, address } = await opened();
    await user.click(await screen.findByRole('link', { name: 'Go to invoices' }));
    expect(address()).toBe('/invoices');
  });
});
