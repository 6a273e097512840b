import type { DocumentTemplate, FilledTemplate } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Component } from '../document-list/document-list-page.tsx';
import { sampleTemplate } from '../document-templates/sample-template.ts';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';

const { server, show } = pageTest(feature);
const listed = (items: readonly object[], limit = 60) => ({
  body: { items, total: items.length, page: 1, limit },
});
const person = (id: string, name: string) => ({
  id,
  contactNumber: id,
  name,
  kind: 'employee',
  email: '',
  phone: '',
  city: 'Wien',
  country: 'AT',
  active: true,
  functions: [],
  picture: null,
  waiting: false,
});
const people = [person('p-1', 'Ada Kern'), person('p-2', 'Ben Adler')];
const filled: Record<string, FilledTemplate> = {
  'p-1': {
    person: { id: 'p-1', name: 'Ada Kern' },
    values: [
      { field: 'person.name', text: 'Ada Kern' },
      { field: 'contract.start', text: '1 February 2027' },
      { field: 'tenant.address', text: 'Kai 1' },
    ],
    missing: [],
  },
  'p-2': {
    person: { id: 'p-2', name: 'Ben Adler' },
    values: [{ field: 'person.name', text: 'Ben Adler' }],
    missing: ['contract.start', 'tenant.address'],
  },
};
let templates: DocumentTemplate[];

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  templates = [sampleTemplate()];
  server.on('GET /documents', () => listed([]));
  server.on('GET /documentTypes', () => listed([]));
  server.on('GET /documentTemplates', () => listed(templates, 200));
  server.on('GET /persons', () => listed(people));
  server.on('GET /documentTemplates/agreement/values', ({ query }) => ({
    body: { items: (query.get('people') ?? '').split(',').flatMap((id) => filled[id] ?? []) },
  }));
  server.on('POST /documentTemplates/agreement/documents', ({ body }) => ({
    body: {
      items: (body as { people: { personId: string }[] }).people.map(({ personId }, at) => ({
        id: `d-${at}`,
        number: `D-${at}`,
        personId,
      })),
    },
  }));
});

async function opened(rights: { persons?: ['READ'] } = { persons: ['READ'] }) {
  signInAs({ roles: ['office'], rights });
  const shown = await show(
    <>
      <Component />
      <ToastRegion />
    </>,
    { path: paths.documentList.pattern, at: paths.documentList.to() },
  );
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'New document' }));
  return shown;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New document' }));
async function fromTemplate() {
  const shown = await opened();
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'From a template' }));
  await screen.findByRole('combobox', { name: /^Template/ });
  const sheet = await dialog();
  await user.selectOptions(sheet.getByRole('combobox', { name: /^Template/ }), 'agreement');
  const add = async (name: string) => {
    await user.type(await sheet.findByRole('combobox', { name: /^Who it is for/ }), name.slice(0, 3));
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await user.click(sheet.getByRole('button', { name: 'Add' }));
    await sheet.findByRole('button', { name: `Remove ${name}` });
  };
  const submit = () => user.click(sheet.getByRole('button', { name: 'Send for signing' }));
  return { ...shown, sheet, add, submit };
}
const sent = () =>
  server.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/documents'))
    .map(({ body }) => body);

test('where there is no template a document is made from a file, and nothing else is offered', async () => {
  templates = [];
  await opened();
  const sheet = await dialog();
  await waitFor(() => expect(server.count('GET /documentTemplates')).toBeGreaterThan(0));
  expect(sheet.queryByRole('button', { name: 'From a template' })).not.toBeInTheDocument();
});

test('the paper of the person is shown before it is sent, and the document opens', async () => {
  const { sheet, add, submit, container, address } = await fromTemplate();
  await add('Ada Kern');
  const preview = within(await sheet.findByRole('region', { name: 'Preview for Ada Kern' }));
  expect(preview.getByText('Agreement with Ada Kern')).toBeInTheDocument();
  expect(preview.getByText('You begin on 1 February 2027.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await submit();
  await waitFor(() => expect(address()).toBe(paths.document.to({ id: 'd-0' })));
  expect(sent()).toEqual([{ people: [{ personId: 'p-1', typed: [] }] }]);
});

test('missing values are named and typed, and several people each get their own', async () => {
  const { user, sheet, add, submit } = await fromTemplate();
  await add('Ada Kern');
  await add('Ben Adler');
  const start = await sheet.findByRole('textbox', { name: /^Start of contract · Ben Adler/ });
  await submit();
  expect((await sheet.findAllByText(/Still missing: .*Our address/)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Ben Adler' }));
  const preview = within(sheet.getByRole('region', { name: 'Preview for Ben Adler' }));
  expect(preview.getByText('You begin on [Start of contract].')).toBeInTheDocument();
  await user.type(start, 'next Monday');
  await user.type(sheet.getByRole('textbox', { name: /^Our address · For everybody/ }), 'Kai 1');
  expect(preview.getByText('You begin on next Monday.')).toBeInTheDocument();
  await submit();
  expect(await screen.findByText('2 documents were sent for signing.')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      people: [
        { personId: 'p-1', typed: [] },
        {
          personId: 'p-2',
          typed: [
            { field: 'contract.start', text: 'next Monday' },
            { field: 'tenant.address', text: 'Kai 1' },
          ],
        },
      ],
    },
  ]);
});

test('whom nobody knows any more is named, and nothing is sent', async () => {
  server.on('GET /documentTemplates/agreement/values', () => ({ body: { items: [] } }));
  const { sheet, add } = await fromTemplate();
  await add('Ada Kern');
  expect(await sheet.findByText('No longer found: Ada Kern')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Send for signing' })).toBeDisabled();
});

test('a read that failed can be asked again; a refusal is said in the sheet and keeps what was chosen', async () => {
  server.on('GET /documentTemplates/agreement/values', () => apiError(403, 'forbidden'));
  const { user, sheet, add, submit } = await fromTemplate();
  await add('Ada Kern');
  const again = await sheet.findByRole('button', { name: /again/i });
  server.on('GET /documentTemplates/agreement/values', () => ({ body: { items: [filled['p-1']] } }));
  await user.click(again);
  await sheet.findByRole('region', { name: 'Preview for Ada Kern' });
  server.on('POST /documentTemplates/agreement/documents', () => apiError(404, 'not_found'));
  await submit();
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Remove Ada Kern' })).toBeInTheDocument();
});

test('without a connection nothing is sent', async () => {
  const { sheet, add } = await fromTemplate();
  await add('Ada Kern');
  await act(async () => setNetwork(false));
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Send for signing' })).toBeDisabled());
  await act(async () => setNetwork(true));
});
