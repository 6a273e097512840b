import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import { answerWithReceipt, sampleReceipt } from '../../base/sample-receipt.ts';
import * as page from './receipt-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'], rights: { receipts: ['READ', 'CREATE', 'DELETE'] } });
});
const opened = () => show(page, { path: paths.receipt.pattern, at: paths.receipt.to({ number: 'R-7' }) });
const bodies = (path: string) =>
  server.requests.filter((one) => one.method === 'POST' && one.path.endsWith(path)).map(({ body }) => body);
const draft = { edit: true, delete: true, copy: true };

test('a draft says what is missing and what seems to be there twice', async () => {
  answerWithReceipt(
    server,
    sampleReceipt({
      may: draft,
      gaps: [{ path: 'documents', code: 'required' }],
      warnings: [{ code: 'duplicate', numbers: ['R-3'], days: 0 }],
    }),
  );
  const { container } = await opened();
  expect(await screen.findByText('Add a photo of the paper.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'R-3' })).toHaveAttribute('href', '/receipt/R-3');
  expect(screen.queryByRole('button', { name: 'Submit receipt' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('an item is typed as people type it; too much and negative amounts are said at the field', async () => {
  answerWithReceipt(server, sampleReceipt({ may: draft }));
  server.on('POST /receipts/R-7/items', ({ body }) => ({
    body: { ...(body as object), id: 'line-2', version: 1, gross: 1 },
  }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Add item' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add item' }));
  await user.type(sheet.getByLabelText('Description'), 'Gaffer');
  const price = sheet.getByLabelText('Price in EUR, VAT included');
  await user.type(price, '999999999999');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(bodies('/items')).toEqual([]);
  await user.clear(price);
  await user.type(price, '-3');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(bodies('/items')).toEqual([]);
  await user.clear(price);
  await user.type(price, '1,234.50');
  expect(sheet.getAllByText('€205.75')).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('/items')).toEqual([
      { description: 'Gaffer', quantity: 1, unitPriceMinor: 123_450, vatRate: 2_000 },
    ]),
  );
});

test('an old draft can be corrected, but not moved to another day of long ago', async () => {
  answerWithReceipt(server, sampleReceipt({ may: draft, date: '2026-01-05' }));
  server.on('POST /receipts/R-7', () => ({ body: sampleReceipt({ version: 5 }) }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit receipt' }));
  const [day] = await within(await sheet.findByRole('group', { name: /^Date/ })).findAllByRole('spinbutton');
  await user.type(sheet.getByLabelText('Shop'), ' West');
  expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
  await user.click(day as HTMLElement);
  await user.keyboard('06012026');
  expect(await sheet.findByText('This is too long ago.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(day as HTMLElement);
  await user.keyboard('05012026');
  await waitFor(() => expect(sheet.queryByText('This is too long ago.')).not.toBeInTheDocument());
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('/R-7')).toEqual([{ merchant: 'Baumarkt Nord West' }]));
});

test.each([
  ['a job, which brings its project', 'Gala · Load-in · Stagehand', { crewItemId: 'item-1' }],
  ['a project', '4712 Opera', { crewItemId: null, projectId: 'p-2' }],
])('a draft is put to %s', async (_, name, body) => {
  answerWithReceipt(server, sampleReceipt({ may: draft, crewItemId: null, project: null }));
  server.on('POST /receipts/R-7', () => ({ body: sampleReceipt({ version: 5 }) }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit receipt' }));
  await user.type(await sheet.findByRole('combobox', { name: /^Job or project/ }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('/R-7')).toEqual([body]));
});

test('the work of a receipt stays among the choice, and can be taken off', async () => {
  const project = { id: 'p-0', number: '4600', name: 'Long ago' };
  answerWithReceipt(server, sampleReceipt({ may: draft, crewItemId: 'item-0', project }));
  server.on('POST /receipts/R-7', () => ({ body: sampleReceipt({ version: 5 }) }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit receipt' }));
  const work = await sheet.findByRole('combobox', { name: /^Job or project/ });
  expect(work).toHaveValue('4600 Long ago');
  await user.clear(work);
  await user.tab();
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('/R-7')).toEqual([{ crewItemId: null, projectId: null }]));
});

test('the cost centre is on the page, and is emptied in the form', async () => {
  answerWithReceipt(server, sampleReceipt({ may: draft, costCentre: '4100' }));
  server.on('POST /receipts/R-7', () => ({ body: sampleReceipt({ version: 5 }) }));
  const { user } = await opened();
  expect(await screen.findByText('Cost centre')).toBeInTheDocument();
  expect(screen.getByText('4100')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit receipt' }));
  expect(sheet.getByLabelText('Cost centre')).toHaveValue('4100');
  await user.clear(sheet.getByLabelText('Cost centre'));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('/R-7')).toEqual([{ costCentre: '' }]));
});

test('two devices: both versions are shown, and theirs can be taken', async () => {
  answerWithReceipt(server, sampleReceipt({ may: draft }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit receipt' }));
  const shop = sheet.getByLabelText('Shop');
  await user.clear(shop);
  await user.type(shop, 'Mine');
  answerWithReceipt(server, sampleReceipt({ may: draft, version: 5, merchant: 'Theirs' }));
  server.on('POST /receipts/R-7', () => apiError(409, 'conflict'));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('Theirs')).toBeInTheDocument();
  expect(shop).toHaveValue('Mine');
  server.on('POST /receipts/R-7', () => ({ body: sampleReceipt({ version: 6, merchant: 'Mine' }) }));
  await user.click(sheet.getByRole('button', { name: 'Save mine' }));
  const versions = () =>
    server.requests
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/R-7'))
      .map(({ headers }) => /\d+/.exec(String(headers['if-match']))?.[0]);
  await waitFor(() => expect(versions()).toEqual(['4', '5']));
  expect(bodies('/R-7')).toEqual([{ merchant: 'Mine' }, { merchant: 'Mine' }]);
});

test('a receipt that came back says why and becomes a draft again', async () => {
  answerWithReceipt(
    server,
    sampleReceipt({
      status: 'rejected',
      reason: 'The photo is blurred.',
      decidedBy: { id: 'abel', name: 'Abel' },
      may: { toDraft: true },
    }),
  );
  server.on('POST /receipts/R-7/draft', () => ({ body: sampleReceipt() }));
  const { user } = await opened();
  expect(await screen.findByText('Rejected by Abel')).toBeInTheDocument();
  expect(screen.getByText('The photo is blurred.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Correct receipt' }));
  await waitFor(() => expect(server.count('POST /receipts/R-7/draft')).toBe(1));
});

test('deleting asks first, with the number', async () => {
  answerWithReceipt(server, sampleReceipt({ may: draft }));
  server.on('DELETE /receipts/receipt-1', () => ({ status: 204 }));
  const { user, address } = await opened();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete receipt' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete receipt R-7?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete receipt' }));
  await waitFor(() => expect(address()).toBe('/receipts'));
});
