import 'fake-indexeddb/auto';
import { startOutbox, stopOutbox } from '@callboard/client';
import { apiError, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import * as page from '../../receipts/receipts-page.tsx';
import { answerWithReceipt, sampleReceipt } from '../../base/sample-receipt.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const network = (there: boolean) => act(async () => setNetwork(there));
beforeEach(async () => {
  sessionStorage.clear();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  signInAs({ roles: ['crew'], rights: { receipts: ['READ', 'CREATE'] } });
  await startOutbox({ tenant: 'nordlicht', person: 'mia' }, () => 'token');
  answerWithReceipt(server, sampleReceipt());
});
afterEach(async () => {
  act(stopOutbox);
  await network(true);
});

async function draftTyped() {
  const shown = await show(page, { path: paths.receipts.pattern, at: '/receipts' });
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'New receipt' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New receipt' }));
  await sheet.findByRole('option', { name: 'Material' });
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Material');
  await user.type(sheet.getByLabelText('Total paid'), '12.30');
  await user.type(sheet.getByLabelText('Shop'), 'Baumarkt');
  await network(false);
  expect(await sheet.findByText(/The draft stays on this phone/)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Create draft' }));
  return shown;
}
const posted = () => server.requests.filter(({ method, path }) => method === 'POST' && path === '/receipts');

test('a draft without network lies on the phone and is sent, once, when the network is back', async () => {
  server.on('POST /receipts', () => ({ body: sampleReceipt() }));
  await draftTyped();
  const waiting = await screen.findByRole('list', { name: 'Saved on this phone' });
  expect(waiting).toHaveTextContent(/Baumarkt.*€12\.30/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(posted()).toEqual([]);
  await network(true);
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Saved on this phone' })).not.toBeInTheDocument(),
  );
  expect(posted()).toHaveLength(1);
  expect(posted()[0]?.body).toMatchObject({
    merchant: 'Baumarkt',
    items: [{ unitPriceMinor: 1_230, vatRate: 2_000 }],
    documents: [],
  });
});

test('a receipt that is refused stays and says so', async () => {
  server.on('POST /receipts', () => apiError(422, 'invalid'));
  await draftTyped();
  await screen.findByRole('list', { name: 'Saved on this phone' });
  await network(true);
  expect(await screen.findByText(/^Not accepted/)).toBeInTheDocument();
});
