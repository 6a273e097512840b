import type { ExportRow, LinkedDocument } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleProject } from '../base/sample-project.ts';
import * as page from './project-papers-page.tsx';

const { server, show } = pageTest(feature);
const proof: LinkedDocument = {
  id: 'd-1',
  number: 'D-1',
  name: 'Forklift licence',
  typeId: 'licence',
  typeCaption: 'Licence',
  status: 'information',
  owner: { id: 'person-ada', name: 'Ada Lang' },
  validFrom: null,
  validUntil: '2028-05-01',
  createdAt: '2026-11-01T08:00:00Z',
  pages: 1,
  file: { name: 'licence.pdf', type: 'application/pdf', size: 1000 },
};
const row = (own: Partial<ExportRow> = {}): ExportRow => ({
  id: 'export-1',
  kind: 'projectDeliveryNotes',
  subject: '4711 Harbour festival 11',
  state: 'running',
  done: 10,
  total: 300,
  createdAt: '2026-11-01T08:00:00Z',
  finishedAt: null,
  file: null,
  ...own,
});
let exported: ExportRow[];
beforeEach(() => {
  toasts.clear();
  exported = [];
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], projectAttachments: ['READ', 'CREATE'] } });
  server.on('GET /projects/4711', () => ({
    body: sampleProject({ may: { readDocuments: true, addDocuments: true, export: true } }),
  }));
  server.on('GET /projects/4711/documents', () => ({ body: listed([]) }));
  server.on('GET /projects/4711/crewMembersDocuments', () => ({ body: listed([proof]) }));
  server.on('GET /projects/4711/socialSecurityDocuments', () => ({ body: listed([]) }));
  server.on('GET /exports', () => ({ body: listed(exported) }));
});
const opened = () => show(page, { path: paths.projectDocuments.pattern, at: '/projects/4711/documents' });

test('papers of the project and proofs of its people, each with whose it is and how long it holds', async () => {
  const { container } = await opened();
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
  const proofs = within(await screen.findByRole('list', { name: 'Proofs of the crew' }));
  expect(proofs.getByRole('button', { name: /Forklift licence/ })).toHaveAccessibleName(
    /Ada Lang · Licence · valid until 1 May 2028/,
  );
  expect(await screen.findByText('No proofs of social security yet')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('an export tells how far it is in figures and can be cancelled', async () => {
  exported = [row({ id: 'other', subject: '47110 Another project', done: 3 })];
  server.on('POST /projects/4711/exportDeliveryNotes', () => {
    exported = [...exported, row()];
    return { body: row() };
  });
  server.on('DELETE /exports/export-1', () => {
    exported = exported.filter(({ id }) => id !== 'export-1');
    return { status: 204 };
  });
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Collect delivery notes' }));
  const list = within(await screen.findByRole('list', { name: 'Exports of this project' }));
  expect(list.getAllByText('10 of 300 files').length).toBeGreaterThan(0);
  expect(list.queryByText(/3 of 300/)).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Cancel export: Delivery notes' }));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Exports of this project' })).not.toBeInTheDocument(),
  );
  expect(toasts.current().map(({ message }) => message)).toEqual(['Export cancelled']);
});

test('a finished one can be saved', async () => {
  exported = [
    row({ state: 'done', done: 2, total: 2, file: { name: 'Delivery notes 4711.zip', size: 2000 } }),
  ];
  await opened();
  const list = within(await screen.findByRole('list', { name: 'Exports of this project' }));
  expect(list.getByRole('button', { name: /Delivery notes/ })).toHaveAccessibleName(/2 files/);
});

test('who may not export sees neither proofs nor exports', async () => {
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may: { readDocuments: true } }) }));
  await opened();
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
  expect(screen.queryByText('Download everything')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add document' })).not.toBeInTheDocument();
  expect(server.requests.map(({ path }) => path)).not.toContain('/exports');
});

test('a project that is not there says so', async () => {
  server.on('GET /projects/4711', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Project not found')).toBeInTheDocument();
});

test('without a file and its kind nothing is added', async () => {
  server.on('GET /documentTypes', () => ({ body: listed([]) }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Add document' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add document' }));
  await user.click(await sheet.findByRole('button', { name: 'Add document' }));
  expect((await sheet.findAllByText(/Choose a file\./)).length).toBeGreaterThan(0);
  expect(sheet.getAllByText(/Choose what it is\./).length).toBeGreaterThan(0);
});
