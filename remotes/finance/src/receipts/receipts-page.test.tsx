import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../paths.ts';
import { answerWithReceipt, sampleReceipt } from '../sample-receipt.ts';
import * as page from './receipts-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'], rights: { receipts: ['READ', 'CREATE'] } });
});
const opened = (at = '/receipts') => show(page, { path: paths.receipts.pattern, at });

test('a row tells shop, day, amount and state; the sum stands above, for its currency', async () => {
  answerWithReceipt(server, sampleReceipt());
  const { container } = await opened();
  const list = await screen.findByRole('list', { name: 'Receipts, newest first' });
  expect(within(list).getByRole('link')).toHaveTextContent(/Baumarkt Nord.*€12\.00.*20 Nov 2026.*Draft/);
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

test('a new one takes the VAT of its kind, and leads to its page', async () => {
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
  await user.click(sheet.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(address()).toBe('/receipt/R-7'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    typeId: 'material',
    merchant: 'Baumarkt',
    currency: 'EUR',
    payment: 'own',
    items: [{ description: 'Material', quantity: 1, unitPriceMinor: 1_230, vatRate: 2_000 }],
  });
});

test('a failure is told', async () => {
  server.on('GET /receipts', () => apiError(403, 'forbidden'));
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
});
