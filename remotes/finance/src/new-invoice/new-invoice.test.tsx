import { addDays } from '@callboard/domain';
import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import * as page from '../invoices/invoices-page.tsx';
import { paths } from '../base/paths.ts';
import { sampleInvoice } from '../base/sample-invoice.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const listOf = <Row,>(items: readonly Row[]) => ({ items, total: items.length, page: 1, limit: 1000 });
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['office'], rights: { invoices: ['READ', 'EDIT'], projects: ['READ'] } });
  server.on('GET /invoices', () => ({ body: { ...listOf([]), open: [] } }));
  const company = {
    number: 'C-1',
    country: 'CH',
    active: true,
    projects: 1,
    openProjects: 1,
    paymentDays: 14,
  };
  server.on('GET /companies', () => ({
    body: listOf([{ ...company, id: 'opera', name: 'Opera AG', city: 'Basel', currency: 'CHF' }]),
  }));
  server.on('GET /companies/opera/projects', () => ({ body: listOf([]) }));
  server.on('GET /projectsToInvoice', () => ({ body: listOf([]) }));
});

async function opened() {
  const shown = await show(page, { path: paths.invoices.pattern, at: '/invoices' });
  await shown.user.click(await screen.findByRole('button', { name: 'New invoice' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New invoice' }));
  const company = await sheet.findByRole('combobox', { name: /^Company/ });
  await shown.user.type(company, 'Opera');
  await shown.user.click(await screen.findByRole('option', { name: /Opera AG/ }));
  return { ...shown, sheet };
}

test('an amount in the notation of the person goes out as exact money, and the invoice opens', async () => {
  server.on('POST /invoices', () => ({ status: 201, body: sampleInvoice({ number: 'I-9' }) }));
  const { user, sheet, address, container } = await opened();
  expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('CHF');
  await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'Crew, load-in');
  await user.clear(sheet.getByRole('textbox', { name: 'Quantity' }));
  await user.type(sheet.getByRole('textbox', { name: 'Quantity' }), '2.5');
  await user.type(sheet.getByRole('textbox', { name: /^Price in CHF/ }), '1,234.50');
  expect(sheet.getByRole('table')).toHaveTextContent('CHF 3,703.50');
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(address()).toBe('/invoice/I-9'));
  const post = server.requests.find(({ method }) => method === 'POST');
  expect(post?.body).toMatchObject({
    companyId: 'opera',
    currency: 'CHF',
    items: [{ description: 'Crew, load-in', quantity: 2.5, unitPriceMinor: 123_450, vatRate: 2_000 }],
  });
});

test('an invoice is due within the days that are agreed with the company', async () => {
  server.on('POST /invoices', () => ({ status: 201, body: sampleInvoice({ number: 'I-9' }) }));
  const { user, sheet, address } = await opened();
  await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'Crew');
  await user.type(sheet.getByRole('textbox', { name: /^Price in CHF/ }), '10');
  await user.click(sheet.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(address()).toBe('/invoice/I-9'));
  const post = server.requests.find(({ method }) => method === 'POST');
  const sent = post?.body as { invoiceDate: string; dueDate: string } | undefined;
  expect(sent?.dueDate).toBe(addDays(sent?.invoiceDate ?? '', 14));
});

test('a fault of an item is said at its field, and nothing is sent', async () => {
  const { user, sheet } = await opened();
  await user.type(sheet.getByRole('textbox', { name: /^Price in CHF/ }), '12.345');
  await user.clear(sheet.getByRole('textbox', { name: 'Quantity' }));
  expect(await sheet.findByText(/Check how it is written/)).toBeInTheDocument();
  await user.type(sheet.getByRole('textbox', { name: 'Quantity' }), '-1');
  await user.click(sheet.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Description' })).toHaveFocus());
  expect(sheet.getByRole('textbox', { name: 'Description' })).toBeInvalid();
  expect(sheet.getByRole('textbox', { name: 'Quantity' })).toBeInvalid();
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a negative price is a credit note; items can be added and removed', async () => {
  server.on('POST /invoices', () => ({ status: 201, body: sampleInvoice({ number: 'I-9' }) }));
  const { user, sheet, address } = await opened();
  await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'Too much');
  await user.type(sheet.getByRole('textbox', { name: /^Price in CHF/ }), '-10');
  await user.click(sheet.getByRole('button', { name: 'Add item' }));
  expect(sheet.getAllByRole('group', { name: /^Item \d/ })).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: 'Remove item: Item 2' }));
  await user.click(sheet.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(address()).toBe('/invoice/I-9'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ unitPriceMinor: -1_000 }],
  });
});

test('who may only read is not offered it', async () => {
  signInAs({ roles: ['client'], rights: { invoices: ['READ'] } });
  await show(page, { path: paths.invoices.pattern, at: '/invoices' });
  await screen.findByText('No invoices');
  expect(screen.queryByRole('button', { name: 'New invoice' })).not.toBeInTheDocument();
});
