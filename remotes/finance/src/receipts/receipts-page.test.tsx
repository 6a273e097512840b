import type { Tenant } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { apiError, expectNoAxeViolations, pageTest, phoneRules, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithReceipt, sampleReceipt } from '../base/sample-receipt.ts';
import * as page from './receipts-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'], rights: { receipts: ['READ', 'CREATE'] } });
});
/** A day so many days ago, as it is typed into its parts. */
function dayTyped(ago: number): string {
  const at = new Date(Date.now() - ago * 86_400_000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(at.getDate())}${two(at.getMonth() + 1)}${at.getFullYear()}`;
}
const opened = (at = '/receipts') => show(page, { path: paths.receipts.pattern, at });

test('a row tells shop, day, amount and state; the sum stands above, for its currency', async () => {
  answerWithReceipt(server, sampleReceipt());
  const { container } = await opened();
  const list = await screen.findByRole('list', { name: 'Receipts, newest first' });
  expect(within(list).getByRole('link')).toHaveTextContent(/Baumarkt Nord.*€12\.00.*6 Nov 2026.*Draft/);
  expect(screen.getByRole('list', { name: 'Total' })).toHaveTextContent('€12.00');
  expect(server.requests[0]?.url).toBe(feature.pages.receipts.warm[0]);
  await expectNoAxeViolations(container);
});

test('without the right nobody is offered to add one', async () => {
  signInAs({ roles: ['crew'], rights: { receipts: ['READ'] } });
  answerWithReceipt(server, sampleReceipt());
  await opened();
  await screen.findByRole('link', { name: /Baumarkt/ });
  expect(screen.queryByRole('button', { name: 'New receipt' })).not.toBeInTheDocument();
});

test('a new one takes the VAT of its kind and the job that it is for, and leads to its page', async () => {
  answerWithReceipt(server, sampleReceipt());
  server.on('POST /receipts', () => ({ body: sampleReceipt() }));
  const { user, address } = await opened();
  await user.click(await screen.findByRole('button', { name: 'New receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New receipt' }));
  await sheet.findByRole('option', { name: 'Material' });
  await user.selectOptions(await sheet.findByRole('combobox', { name: 'Kind' }), 'Material');
  expect(sheet.getByLabelText('VAT rate')).toHaveValue('20');
  await user.type(sheet.getByLabelText('Total paid'), '12,30');
  await user.type(sheet.getByLabelText('Shop'), 'Baumarkt');
  await user.type(sheet.getByLabelText('Cost centre'), '4100');
  await user.type(await sheet.findByRole('combobox', { name: /^Job or project/ }), 'Gala');
  await user.click(await screen.findByRole('option', { name: /Gala · Load-in · Stagehand/ }));
  await user.click(sheet.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(address()).toBe('/receipt/R-7'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    typeId: 'material',
    merchant: 'Baumarkt',
    currency: 'EUR',
    payment: 'own',
    costCentre: '4100',
    crewItemId: 'item-1',
    items: [{ description: 'Material', quantity: 1, unitPriceMinor: 1_230, vatRate: 2_000 }],
  });
});

describe('a template of the client', () => {
  const template = {
    id: 't-1',
    caption: 'Tankstelle',
    company: { id: 'c-1', name: 'Opera' },
    receiptTypeId: 'material',
    currency: 'CHF',
    items: [{ description: 'Diesel', quantity: 2, unitPriceMinor: 1_050, vatRate: 810 }],
  };
  const chosenJob = async () => {
    answerWithReceipt(server, sampleReceipt());
    server.on('POST /receipts', () => ({ body: sampleReceipt() }));
    server.on('GET /companies/c-1/receiptTemplates', () => ({
      body: { items: [template], total: 1, page: 1, limit: 200 },
    }));
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'New receipt' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New receipt' }));
    await user.type(await sheet.findByRole('combobox', { name: /^Job or project/ }), 'Gala');
    await user.click(await screen.findByRole('option', { name: /Gala · Load-in · Stagehand/ }));
    return { user, sheet };
  };

  test('fills in what it says, and all of it can be changed', async () => {
    signInAs({ roles: ['office'], rights: { receipts: ['READ', 'CREATE'] } });
    const { user, sheet } = await chosenJob();
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Begin from' }), 'Tankstelle');
    expect(sheet.getByRole('combobox', { name: 'Kind' })).toHaveValue('material');
    expect(sheet.getByLabelText('Shop')).toHaveValue('Tankstelle');
    expect(sheet.getByLabelText('VAT rate')).toHaveValue('8.1');
    expect(sheet.getByLabelText('Total paid')).toHaveValue('21.00');
    await user.clear(sheet.getByLabelText('Total paid'));
    await user.type(sheet.getByLabelText('Total paid'), '30');
    await user.click(sheet.getByRole('button', { name: 'Create draft' }));
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        typeId: 'material',
        merchant: 'Tankstelle',
        currency: 'CHF',
        crewItemId: 'item-1',
        items: [{ unitPriceMinor: 3_000, vatRate: 810 }],
      }),
    );
  });

  test('is not asked for by who may not see it', async () => {
    const { sheet } = await chosenJob();
    expect(sheet.queryByRole('combobox', { name: 'Begin from' })).not.toBeInTheDocument();
    expect(server.count('GET /companies/c-1/receiptTemplates')).toBe(0);
  });
});

test('an amount beyond a limit is said at its field, with its unit', async () => {
  answerWithReceipt(server, sampleReceipt());
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'New receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New receipt' }));
  await user.type(sheet.getByLabelText('VAT rate'), '120');
  expect(sheet.getByLabelText('VAT rate')).toHaveAccessibleDescription('At most 100%.');
  await user.type(sheet.getByLabelText('Total paid'), '12345678');
  expect(sheet.getByLabelText('Total paid')).toHaveAccessibleDescription('At most €999,999.99.');
});

test('a new one begins in the currency of the tenant, and takes no day longer ago than that allows', async () => {
  const rules = { ...phoneRules, currency: 'GBP', receiptBackDays: 10, receiptWarnDays: 5 };
  sessionStore.setState({ tenant: { name: 'Redwave', rules } as Tenant });
  answerWithReceipt(server, sampleReceipt());
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'New receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New receipt' }));
  expect(sheet.getByLabelText('Currency')).toHaveValue('GBP');
  const day = within(await sheet.findByRole('group', { name: /^Date/ }));
  await user.click((await day.findAllByRole('spinbutton'))[0] as HTMLElement);
  await user.keyboard(dayTyped(11));
  expect(await sheet.findByText('This is too long ago.')).toBeInTheDocument();
  await user.click(day.getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard(dayTyped(10));
  await waitFor(() => expect(sheet.queryByText('This is too long ago.')).not.toBeInTheDocument());
});

describe('a photo', () => {
  const proposal = {
    date: '2026-11-05',
    merchant: 'Kiosk',
    grossMinor: 1_234,
    vatRate: 1_000,
    currency: 'GBP',
  };
  const file = new File(['{}'], 'till.heic', { type: 'image/heic' });
  const begun = async () => {
    answerWithReceipt(server, sampleReceipt());
    server.on('POST /uploads', () => ({
      body: { id: 'u-1', name: 'till.heic', type: 'image/webp', size: 1 },
    }));
    server.on('POST /receipts', () => ({ body: sampleReceipt() }));
    server.on('POST /receipts/R-7/documents', () => ({
      body: {
        id: 'd-1',
        number: 'D-1',
        name: 'till.heic',
        type: { id: 'receiptPhoto', name: 'Receipt' },
        status: 'information',
        createdAt: '2026-11-06T08:00:00Z',
        file: null,
      },
    }));
    const { user, address } = await opened();
    await user.click(await screen.findByRole('button', { name: 'New receipt' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New receipt' }));
    await sheet.findByRole('option', { name: 'Material' });
    // jsdom can draw no picture; one that no browser opens is sent as it is.
    const choose = async () =>
      userEvent.setup({ applyAccept: false }).upload(await sheet.findByLabelText('Photos'), file);
    return { user, address, sheet, choose };
  };
  test('proposes what it says, marked, beside what was typed; it is sent once', async () => {
    server.on('GET /receiptPhotos/u-1', () => ({ body: proposal }));
    const { user, address, sheet, choose } = await begun();
    await user.type(sheet.getByLabelText('Shop'), 'Baumarkt');
    await choose();
    const total = sheet.getByLabelText('Total paid');
    await waitFor(() => expect(total).toHaveValue('12.34'));
    expect(total).toHaveAccessibleDescription('From the photo. Check it.');
    expect(sheet.getByLabelText('VAT rate')).toHaveValue('10');
    expect(sheet.getByLabelText('Shop')).toHaveValue('Baumarkt');
    expect(sheet.getByLabelText('Shop')).not.toHaveAccessibleDescription();
    // What is on the paper counts more than what holds for most of a kind.
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Material');
    expect(sheet.getByLabelText('VAT rate')).toHaveValue('10');
    await user.clear(total);
    await user.type(total, '13');
    expect(total).not.toHaveAccessibleDescription();
    await user.click(sheet.getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(address()).toBe('/receipt/R-7'));
    const sent = server.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path }) => path)).toEqual(['/uploads', '/receipts', '/receipts/R-7/documents']);
    expect(sent[1]?.body).toMatchObject({
      date: '2026-11-05',
      currency: 'GBP',
      merchant: 'Baumarkt',
      items: [{ unitPriceMinor: 1_300, vatRate: 1_000 }],
    });
  });

  test('that nobody can read leaves the form as it is', async () => {
    server.on('GET /receiptPhotos/u-1', () => apiError(500, 'internal'));
    const { sheet, choose } = await begun();
    await choose();
    await waitFor(() => expect(server.requests.some(({ path }) => path === '/receiptPhotos/u-1')).toBe(true));
    await waitFor(() => expect(sheet.queryByText('Reading the photo …')).not.toBeInTheDocument());
    expect(sheet.getByLabelText('Total paid')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a failure is told', async () => {
  server.on('GET /receipts', () => apiError(403, 'forbidden'));
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
});
