import type { InvoiceProposal } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import * as list from '../invoices/invoices-page.tsx';
import { paths } from '../base/paths.ts';
import { sampleInvoice } from '../base/sample-invoice.ts';
import * as page from '../invoice/invoice-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const listOf = <Row,>(items: readonly Row[]) => ({ items, total: items.length, page: 1, limit: 1000 });
const project = { id: 'ball', number: '6000', name: 'Opera ball' };
const toInvoice = {
  project,
  company: { id: 'opera', name: 'Opera AG' },
  currency: 'CHF',
  positions: 3,
  minutes: 1_636,
  firstDay: '2026-11-12',
  lastDay: '2026-11-12',
};
const hours = (name: string, minutes: number) => ({
  crewItemId: `item-${name}`,
  person: { id: name, name },
  minutes,
});
const line = {
  day: '2026-11-12',
  crew: 'Load-in',
  function: 'Stagehand',
  unit: 'hour' as const,
  unitPriceMinor: 3_200 as number | null,
  quantity: 18.6,
  hours: [hours('Ada', 558), hours('Erika', 558)],
};
const proposal = (own: Partial<InvoiceProposal> = {}): InvoiceProposal => ({
  project,
  currency: 'CHF',
  lines: [line],
  left: 0,
  notSignedOff: 0,
  ...own,
});

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['office'], rights: { invoices: ['READ', 'EDIT'] } });
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
  server.on('GET /projectsToInvoice', () => ({ body: listOf([toInvoice]) }));
  server.on('GET /projects/ball/invoiceProposal', () => ({ body: proposal() }));
});
afterEach(() => act(() => setNetwork(true)));

async function opened() {
  const shown = await show(list, { path: paths.invoices.pattern, at: '/invoices' });
  await shown.user.click(await screen.findByRole('button', { name: 'New invoice' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New invoice' }));
  return { ...shown, sheet };
}
const take = async () => {
  const drawn = await opened();
  await drawn.user.click(await drawn.sheet.findByRole('button', { name: 'Add hours: Opera ball' }));
  return drawn;
};

test('hours of a project become items with its company, its currency and the prices of its rate card', async () => {
  server.on('POST /invoices', () => ({ status: 201, body: sampleInvoice({ number: 'I-9' }) }));
  const { sheet, user, address, container } = await take();
  expect(await sheet.findByDisplayValue('Load-in · Stagehand, 12 Nov 2026')).toBeInTheDocument();
  const item = within(sheet.getByRole('group', { name: 'Item 1' }));
  expect(item.getByRole('textbox', { name: 'Quantity' })).toHaveValue('18.6');
  expect(item.getByRole('textbox', { name: /^Price in CHF/ })).toHaveValue('32.00');
  await user.click(item.getByText('Made of 18:36 h'));
  expect(item.getByText('Erika')).toBeVisible();
  // The one empty item has made room for it, and the project is not offered again.
  expect(sheet.queryByRole('group', { name: 'Item 2' })).not.toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Add hours: Opera ball' })).not.toBeInTheDocument();
  expect(await sheet.findByRole('table')).toHaveTextContent('CHF 714.24');
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(address()).toBe('/invoice/I-9'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    companyId: 'opera',
    projectId: 'ball',
    currency: 'CHF',
    items: [{ quantity: 18.6, unitPriceMinor: 3_200, crewItemIds: ['item-Ada', 'item-Erika'] }],
  });
});

test('a price that the rate card lacks is asked for, and hours that are missing are named', async () => {
  server.on('GET /projects/ball/invoiceProposal', () => ({
    body: proposal({ lines: [{ ...line, unitPriceMinor: null }], notSignedOff: 2, left: 4 }),
  }));
  const { sheet } = await take();
  expect(
    await sheet.findByText('Items without a price in the rate card: 1. Type their prices.'),
  ).toBeInTheDocument();
  expect(sheet.getByText('Positions whose hours aren’t signed off yet: 2')).toBeInTheDocument();
  expect(sheet.getByText('Items that don’t fit on this invoice: 4')).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: /^Price in CHF/ })).toHaveValue('');
  expect(sheet.getByRole('button', { name: 'Create invoice' })).toBeEnabled();
});

test('hours that cannot be read are told in the sheet, and can be asked for again', async () => {
  server.on('GET /projects/ball/invoiceProposal', () => apiError(403, 'forbidden'));
  const { sheet, user } = await take();
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
  server.on('GET /projects/ball/invoiceProposal', () => ({ body: proposal() }));
  await user.click(sheet.getByRole('button', { name: 'Add hours: Opera ball' }));
  expect(await sheet.findByText('Made of 18:36 h')).toBeInTheDocument();
});

test('hours that somebody else has invoiced meanwhile are refused in the sheet', async () => {
  const refusal = apiError(422, 'invalid') as { body: object };
  const fields = [{ path: 'items.0.crewItemIds', code: 'hours_invoiced', params: {} }];
  server.on('POST /invoices', () => ({ status: 422, body: { ...refusal.body, fields } }));
  const { sheet, user } = await take();
  await sheet.findByDisplayValue('Load-in · Stagehand, 12 Nov 2026');
  await user.click(sheet.getByRole('button', { name: 'Create invoice' }));
  expect((await sheet.findAllByText(/Somebody else has put these hours on an invoice/))[0]).toBeVisible();
  expect(sheet.getByDisplayValue('Load-in · Stagehand, 12 Nov 2026')).toBeInTheDocument();
});

test('without hours there is nothing of it', async () => {
  server.on('GET /projectsToInvoice', () => ({ body: listOf([]) }));
  const { sheet } = await opened();
  await sheet.findByRole('group', { name: 'Item 1' });
  expect(sheet.queryByText('Hours to invoice')).not.toBeInTheDocument();
});

describe('an invoice', () => {
  const open = async (own = {}) => {
    const invoice = sampleInvoice({
      may: { ...sampleInvoice().may, credit: true, download: false },
      ...own,
    });
    server.on(`GET /invoices/${invoice.number}`, () => ({ body: invoice }));
    server.on(`GET /invoices/${invoice.number}/activities`, () => ({ body: listOf([]) }));
    return show(
      <>
        <page.Component />
        <ToastRegion />
      </>,
      { path: paths.invoice.pattern, at: paths.invoice.to({ number: invoice.number }) },
    );
  };

  test('shows whose hours its items are made of', async () => {
    const item = { id: 'a', description: 'Crew', quantity: 1.5, unitPriceMinor: 1_000, vatRate: 2_000 };
    const { user } = await open({ itemList: [{ ...item, net: 1_500, hours: [hours('Ada', 90)] }] });
    const part = within(await screen.findByRole('region', { name: 'Hours behind the items' }));
    await user.click(part.getByText('Crew: 1:30 h'));
    expect(part.getByText('Ada')).toBeVisible();
  });

  test('is credited with a reason and its version, and the credit note opens', async () => {
    server.on('POST /invoices/I-7/credit', () => ({
      status: 201,
      body: sampleInvoice({ number: 'I-8', creditNote: true, credits: { id: 'invoice-1', number: 'I-7' } }),
    }));
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Credit invoice' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Credit invoice I-7?' }));
    await user.click(sheet.getByRole('button', { name: 'Credit invoice' }));
    expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Wrong address');
    await user.click(sheet.getByRole('button', { name: 'Credit invoice' }));
    await waitFor(() => expect(address()).toBe('/invoice/I-8'));
    const post = server.requests.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({ reason: 'Wrong address' });
    expect(post?.headers['if-match']).toBe('"2"');
  });

  test('says which credit note takes it back', async () => {
    await open({ creditedBy: { id: 'x', number: 'I-8' }, may: { ...sampleInvoice().may, credit: false } });
    expect(await screen.findByText('I-8')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Credit invoice' })).not.toBeInTheDocument();
  });

  test('is not credited without a connection', async () => {
    await open();
    act(() => setNetwork(false));
    expect(await screen.findByRole('button', { name: 'Credit invoice' })).toBeDisabled();
  });
});
