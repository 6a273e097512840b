import type { FormDocument } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { sampleFormDocument } from '../form-documents/sample-form-document.ts';
import * as documentList from '../document-list/document-list-page.tsx';
import { paths } from '../base/paths.ts';
import { Component } from './form-list-page.tsx';

const { server, show } = pageTest(feature);
const listed = (items: readonly object[], limit = 60) => ({
  body: { items, total: items.length, page: 1, limit },
});
const kind = { parameters: {}, paperNeeded: false, uploadable: false, skill: null };
let attached: FormDocument[];

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['office'] });
  attached = [sampleFormDocument('House rules')];
  server.on('GET /forms/managed', ({ query }) =>
    listed(
      [
        { id: 'form-1', kind: 'form', name: 'Way home', documents: attached.length },
        { id: 'form-2', kind: 'training', name: 'Fire drill', documents: 0 },
      ].filter(({ name }) => name.includes(query.get('q') ?? '')),
    ),
  );
  server.on('GET /forms/form-1/documents', () => listed(attached, 200));
  server.on('GET /documentTypes', () =>
    listed([
      { ...kind, id: 'rules', caption: 'Rules' },
      { ...kind, id: 'proof', caption: 'Proof', uploadable: true },
    ]),
  );
  server.on('POST /uploads', () => ({
    body: { id: 'u-1', name: 'zones.pdf', type: 'application/pdf', size: 4 },
  }));
});
const opened = () =>
  show(
    <>
      <Component />
      <ToastRegion />
    </>,
    { path: paths.formList.pattern, at: paths.formList.to() },
  );
async function openedSheet() {
  const shown = await opened();
  await shown.user.click(await screen.findByRole('button', { name: /Way home/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Way home' }));
  return { ...shown, sheet };
}

test('the office sees all forms by name, with how many documents each has', async () => {
  const { container, user, address } = await opened();
  const rows = within(await screen.findByRole('list', { name: /^Forms and trainings/ })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 document to read first'),
    expect.stringContaining('Training'),
  ]);
  expect(server.requests[0]?.url).toBe(feature.pages.formList.warm[0]);
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('searchbox', { name: 'Search forms' }), 'Fire');
  await waitFor(() => expect(screen.queryByText('Way home')).not.toBeInTheDocument());
  expect(address()).toBe('/forms?q=Fire');
});

test('a file is attached; a refusal is said in the sheet and keeps what was typed', async () => {
  const { user, sheet, container } = await openedSheet();
  await user.click(sheet.getByRole('button', { name: 'Attach document' }));
  const form = within(await screen.findByRole('dialog', { name: 'Attach document' }));
  await user.click(await form.findByRole('button', { name: 'Attach' }));
  expect(server.count('POST /uploads')).toBe(0);
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('The field for files is on its way.');
    return found;
  });
  await user.upload(input, new File(['{}'], 'Zones.pdf', { type: 'application/pdf' }));
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Zones');
  await form.findByRole('option', { name: 'Rules' });
  expect(form.queryByRole('option', { name: 'Proof' })).not.toBeInTheDocument();
  await user.selectOptions(form.getByRole('combobox', { name: /^Kind/ }), 'rules');
  await expectNoAxeViolations(container);
  server.on('POST /forms/form-1/documents', () => apiError(415, 'unsupported_file'));
  await user.click(form.getByRole('button', { name: 'Attach' }));
  expect(await form.findByRole('alert')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Zones');
  server.on('POST /forms/form-1/documents', () => {
    attached = [...attached, sampleFormDocument('Zones')];
    return { body: { id: 'zones', number: 'D-2', name: 'Zones' } };
  });
  await user.click(form.getByRole('button', { name: 'Attach' }));
  expect(await screen.findByText('Zones is attached.')).toBeInTheDocument();
  expect(await sheet.findByRole('link', { name: /Zones/ })).toBeInTheDocument();
  const sent = server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/documents'));
  expect(sent.at(-1)?.body).toEqual({ uploadId: 'u-1', name: 'Zones', typeId: 'rules' });
});

test('taken off it is gone at once, and Undo attaches it again', async () => {
  const { user, sheet } = await openedSheet();
  server.on('DELETE /forms/form-1/documents/house-rules', () => {
    attached = [];
    return { status: 204 };
  });
  server.on('POST /forms/form-1/documents/house-rules', () => {
    attached = [sampleFormDocument('House rules')];
    return { body: { id: 'house-rules', number: 'D-1', name: 'House rules' } };
  });
  await user.click(await sheet.findByRole('button', { name: 'Take off House rules' }));
  expect(await sheet.findByText('Nothing to read first')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await sheet.findByRole('link', { name: /House rules/ })).toBeInTheDocument();
});

test('a form that the server refuses to take off is there again', async () => {
  const { user, sheet } = await openedSheet();
  server.on('DELETE /forms/form-1/documents/house-rules', () => apiError(403, 'forbidden'));
  await user.click(await sheet.findByRole('button', { name: 'Take off House rules' }));
  await waitFor(() => expect(server.count('DELETE /forms/form-1/documents/house-rules')).toBe(1));
  expect(await sheet.findByRole('link', { name: /House rules/ })).toBeInTheDocument();
});

test('without a connection nothing is attached or taken off', async () => {
  const { sheet } = await openedSheet();
  await sheet.findByRole('link', { name: /House rules/ });
  await act(async () => setNetwork(false));
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Attach document' })).toBeDisabled());
  expect(sheet.getByRole('button', { name: 'Take off House rules' })).toBeDisabled();
  await act(async () => setNetwork(true));
});

test('from the documents the office finds the forms, and nobody else is led there', async () => {
  server.on('GET /documents', () => listed([]));
  const at = { path: paths.documentList.pattern, at: paths.documentList.to() };
  const { unmount } = await show(documentList, at);
  const name = 'Forms and what is read with them';
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', paths.formList.to());
  unmount();
  signInAs({ roles: ['crew'] });
  await show(documentList, at);
  await screen.findByText('Nothing to sign');
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});
