import type { DocumentTemplate } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as documentList from '../document-list/document-list-page.tsx';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { Component } from './document-templates-page.tsx';
import { sampleTemplate } from './sample-template.ts';

const { server, show } = pageTest(feature);
const listed = (items: readonly object[], limit = 60) => ({
  body: { items, total: items.length, page: 1, limit },
});
const kind = { parameters: {}, paperNeeded: false, uploadable: false, skill: null };
let templates: DocumentTemplate[];

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['office'], rights: { persons: ['READ'] } });
  templates = [sampleTemplate(), sampleTemplate({ id: 'brief', name: 'Brief' })];
  server.on('GET /documentTemplates', ({ query }) =>
    listed(templates.filter(({ name }) => name.includes(query.get('q') ?? ''))),
  );
  server.on('GET /documentTemplates/agreement', () => ({ body: templates[0] }));
  server.on('GET /documentTypes', () =>
    listed([
      { ...kind, id: 'contract', caption: 'Contract' },
      { ...kind, id: 'proof', caption: 'Proof', uploadable: true },
    ]),
  );
  server.on('GET /persons', () =>
    listed([
      {
        id: 'p-1',
        contactNumber: '1',
        name: 'Olga Kern',
        kind: 'employee',
        email: '',
        phone: '',
        city: 'Wien',
        country: 'AT',
        active: true,
        functions: [],
        picture: null,
        waiting: false,
      },
    ]),
  );
});
const opened = () =>
  show(
    <>
      <Component />
      <ToastRegion />
    </>,
    { path: paths.documentTemplates.pattern, at: paths.documentTemplates.to() },
  );
async function openedSheet(button: RegExp | string, title: string) {
  const shown = await opened();
  await shown.user.click(await screen.findByRole('button', { name: button }));
  const sheet = within(await screen.findByRole('dialog', { name: title }));
  return { ...shown, sheet };
}
const sent = (method: string, path: string) =>
  server.requests.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body);

test('the office sees templates by name and finds them', async () => {
  const { container, user, address } = await opened();
  const rows = within(await screen.findByRole('list', { name: /^Document templates/ })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Agreement.*Contract · The person/),
    expect.stringContaining('Brief'),
  ]);
  expect(server.requests[0]?.url).toBe(feature.pages.documentTemplates.warm[0]);
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'Brief');
  await waitFor(() => expect(screen.queryByText('Agreement')).not.toBeInTheDocument());
  expect(address()).toBe('/documentTemplates?q=Brief');
});

test('without a template the page says what they are for; a failed list can be asked again', async () => {
  templates = [];
  const { unmount } = await opened();
  expect(await screen.findByText('No templates yet')).toBeInTheDocument();
  unmount();
  server.on('GET /documentTemplates', () => apiError(500, 'internal'));
  await opened();
  expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
});

test('a template is written with fields that are tapped, seen with a sample, and added', async () => {
  const { user, sheet, container } = await openedSheet('Add template', 'Add template');
  await user.type(sheet.getByRole('textbox', { name: /^Title/ }), 'Start');
  await sheet.findByRole('option', { name: 'Contract' });
  expect(sheet.queryByRole('option', { name: 'Proof' })).not.toBeInTheDocument();
  await user.selectOptions(sheet.getByRole('combobox', { name: /^Kind/ }), 'contract');
  await user.type(sheet.getByRole('textbox', { name: /^Heading/ }), 'For ');
  await user.click(sheet.getByRole('button', { name: 'Name' }));
  const text = sheet.getByRole('textbox', { name: /^Text/ });
  await user.type(text, 'You begin on .');
  await user.type(text, '{ArrowLeft}', { initialSelectionStart: 14, initialSelectionEnd: 14 });
  await user.click(sheet.getByRole('button', { name: 'Start of contract' }));
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveValue('You begin on {{contract.start}}.');
  await user.click(sheet.getByRole('button', { name: 'Show preview' }));
  const preview = within(sheet.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('For Kim Sommer')).toBeInTheDocument();
  expect(preview.getByText(/^You begin on 1 Feb/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'The person, then the office' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(server.count('POST /documentTemplates')).toBe(0);
  await user.type(await sheet.findByRole('combobox', { name: /^Signs for the office/ }), 'Olg');
  await user.click(await screen.findByRole('option', { name: /Olga Kern/ }));
  server.on('POST /documentTemplates', () => {
    templates = [...templates, sampleTemplate({ id: 'start', name: 'Start' })];
    return { body: templates[2] };
  });
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Start is added.')).toBeInTheDocument();
  expect(sent('POST', '/documentTemplates')).toEqual([
    {
      name: 'Start',
      typeId: 'contract',
      title: 'For {{person.name}}',
      text: 'You begin on {{contract.start}}.',
      signing: 'personThenOffice',
      officeSignerId: 'p-1',
    },
  ]);
  expect(await screen.findByText('Start')).toBeInTheDocument();
});

test('a field that there is not is named before anything is sent', async () => {
  const { user, sheet } = await openedSheet(/Agreement/, 'Edit template');
  const text = sheet.getByRole('textbox', { name: /^Text/ });
  await user.clear(text);
  await user.type(text, 'Size {{{{shoes}}');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect((await sheet.findAllByText(/No such field: shoes/)).length).toBeGreaterThan(0);
  expect(server.count('POST /documentTemplates/agreement')).toBe(0);
});

test('a change is sent with the version that was read; after a conflict both are shown', async () => {
  const { user, sheet } = await openedSheet(/Agreement/, 'Edit template');
  const name = sheet.getByRole('textbox', { name: /^Title/ });
  await user.clear(name);
  await user.type(name, 'Mine');
  server.on('POST /documentTemplates/agreement', () => {
    templates = [sampleTemplate({ name: 'Theirs', version: 4 })];
    return apiError(409, 'conflict');
  });
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText(/Theirs/)).toBeInTheDocument();
  const versions: (string | null)[] = [];
  server.on('POST /documentTemplates/agreement', ({ headers }) => {
    versions.push(String(headers['if-match'] ?? ''));
    return { body: sampleTemplate({ name: 'Mine', version: 5 }) };
  });
  await user.click(sheet.getByRole('button', { name: /mine/i }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(versions).toEqual(['"4"']);
});

test('removed it is gone, and Undo adds it again as it was', async () => {
  const { user, sheet } = await openedSheet(/Agreement/, 'Edit template');
  server.on('DELETE /documentTemplates/agreement', () => {
    templates = templates.slice(1);
    return { status: 204 };
  });
  server.on('POST /documentTemplates', () => {
    templates = [sampleTemplate({ id: 'again' }), ...templates];
    return { body: templates[0] };
  });
  await user.click(sheet.getByRole('button', { name: 'Remove template' }));
  // The message does not stay for long.
  const undo = await screen.findByText('Undo');
  expect(screen.getByText('Agreement is removed.')).toBeInTheDocument();
  await user.click(undo);
  await waitFor(() => expect(templates.map(({ id }) => id)).toEqual(['again', 'brief']));
  expect(await screen.findByText('Agreement')).toBeInTheDocument();
  const { name, title, text, signing } = sampleTemplate();
  expect(sent('POST', '/documentTemplates')).toEqual([{ name, title, text, signing, typeId: 'contract' }]);
});

test('without a connection nothing is added or removed', async () => {
  const { sheet } = await openedSheet(/Agreement/, 'Edit template');
  await act(async () => setNetwork(false));
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Remove template' })).toBeDisabled());
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await act(async () => setNetwork(true));
});

test('from the documents the office finds the templates, and nobody else is led there', async () => {
  server.on('GET /documents', () => listed([]));
  const at = { path: paths.documentList.pattern, at: paths.documentList.to() };
  const { unmount } = await show(documentList, at);
  const name = 'Document templates';
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', paths.documentTemplates.to());
  unmount();
  signInAs({ roles: ['crew'] });
  await show(documentList, at);
  await screen.findByText('Nothing to sign');
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});
