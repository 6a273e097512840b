import 'fake-indexeddb/auto';
import '../upload/blobs-in-jsdom.ts';
import { startOutbox, stopOutbox } from '@callboard/client';
import { expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { Component } from '../document-list/document-list-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const type = { parameters: {}, paperNeeded: false, skill: null };
const types = [
  { ...type, id: 'contract', caption: 'Contract', uploadable: false },
  { ...type, id: 'licence', caption: 'Forklift licence', uploadable: true },
];
const listed = (items: readonly object[]) => ({ body: { items, total: items.length, page: 1, limit: 200 } });

beforeEach(async () => {
  toasts.clear();
  sessionStorage.clear();
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  signInAs({ roles: ['crew'] });
  await startOutbox({ tenant: 'nordlicht', person: 'mia' }, () => 'token');
  server.on('GET /documents', () => listed([]));
  server.on('GET /documentTypes', () => listed(types));
  server.on('POST /persons/p-Ann/documents', () => ({ body: taken }));
  server.on('POST /uploads', () => ({ body: { id: 'u-1', name: 'card.png', type: 'image/png', size: 3 } }));
});
afterEach(async () => {
  act(stopOutbox);
  await act(async () => setNetwork(true));
  jest.restoreAllMocks();
});

const opened = () =>
  show(
    <>
      <Component />
      <ToastRegion />
    </>,
    { path: paths.documentList.pattern, at: paths.documentList.to() },
  );
async function openedSheet() {
  const drawn = await opened();
  await drawn.user.click(await screen.findByRole('button', { name: 'Submit a document' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Submit a document' }));
  return { ...drawn, sheet };
}
async function choose(user: Awaited<ReturnType<typeof opened>>['user']) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('The field for files is on its way.');
    return found;
  });
  await user.upload(input, new File(['{}'], 'card.png', { type: 'image/png' }));
}
const taken = {
  id: 'd-9',
  number: 'D-10009',
  name: 'Forklift licence',
  type: 'Forklift licence',
  status: 'beingVerified',
  reason: '',
  validUntil: null,
  createdAt: '2026-11-10T09:00:00Z',
  hasFile: true,
};
const sent = () =>
  server.requests.flatMap(({ method, path, body }) =>
    method === 'POST' && /^\/persons\/.+\/documents$/.test(path) ? [body] : [],
  );

test('a paper goes to the office by its kind, once the form is complete', async () => {
  const { container, sheet, user } = await openedSheet();
  await sheet.findByRole('option', { name: 'Forklift licence' });
  // What is signed here is not handed in.
  expect(sheet.queryByRole('option', { name: 'Contract' })).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Send to the office' }));
  expect(await sheet.findAllByText('Please fill this in.')).toHaveLength(2);
  await user.selectOptions(sheet.getByLabelText('Kind'), 'Forklift licence');
  await choose(user);
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Send to the office' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await screen.findByText('Sent. The office is checking it.')).toBeInTheDocument();
  expect(sent()).toEqual([{ uploadId: 'u-1', typeId: 'licence', name: 'Forklift licence' }]);
});

test('without a connection it waits on the phone, and goes out once', async () => {
  const { sheet, user } = await openedSheet();
  await user.selectOptions(
    sheet.getByLabelText('Kind'),
    await sheet.findByRole('option', { name: 'Forklift licence' }),
  );
  await choose(user);
  await act(async () => setNetwork(false));
  await user.click(sheet.getByRole('button', { name: 'Send to the office' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
  await act(async () => setNetwork(true));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(server.count('POST /uploads')).toBe(1);
});

test('where the office wants nothing, whom to ask is said', async () => {
  server.on('GET /documentTypes', () => listed([types[0] ?? {}]));
  const { sheet } = await openedSheet();
  expect(await sheet.findByText('Nothing can be submitted here yet')).toBeInTheDocument();
});

test('the office creates documents instead', async () => {
  signInAs({ roles: ['office'], rights: { persons: ['READ'] } });
  await opened();
  expect(await screen.findByRole('button', { name: /New document/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit a document' })).not.toBeInTheDocument();
});
