import type { PlannerCrewRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import { sampleContact } from '../company/sample-company.ts';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleRow } from '../base/sample-project.ts';
import * as page from './contact-page.tsx';

const { server, show } = pageTest(feature);
const group: PlannerCrewRow = {
  id: 'g-1',
  version: 1,
  kind: 'project',
  name: 'Gala people',
  note: '',
  region: null,
  planner: { personId: 'person-paul', name: 'Paul Plan' },
  mine: false,
  members: 12,
  places: null,
  full: false,
  contactAllowed: true,
  may: { add: false, remove: false, contact: false, edit: false, close: false },
};
beforeEach(() => {
  signInAs({
    roles: ['planner'],
    rights: { projects: ['READ'], projectAttachments: ['READ'], crews: ['READ'] },
  });
  server.on('GET /contacts/k-1/persons', () => ({ body: listed([sampleContact()]) }));
  server.on('GET /contacts/k-1/projects', () => ({ body: listed([sampleRow(11)]) }));
});
const opened = (part = '', canOpen?: (address: string) => boolean) =>
  show(page, {
    path: paths.contact.pattern,
    at: `/contacts/k-1${part && `?part=${part}`}`,
    ...(canOpen && { canOpen }),
  });
const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('a contact tells who it is and of which company, how to reach them, and their projects', async () => {
  const { container } = await opened();
  expect(await screen.findByRole('heading', { name: 'Klara Klient' })).toBeInTheDocument();
  expect(screen.getByText('Production')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bright Stages' })).toHaveAttribute('href', '/companies/company-1');
  expect(screen.getByRole('link', { name: 'Call Klara Klient' })).toHaveAttribute('href', 'tel:+431234');
  expect(screen.getByRole('link', { name: /mail.* Klara Klient/i })).toHaveAttribute(
    'href',
    'mailto:klara@example.com',
  );
  expect(await (await list('Projects')).findByRole('link', { name: /Harbour festival 11/ })).toHaveAttribute(
    'href',
    '/projects/4711',
  );
  expect(screen.queryByRole('tab', { name: 'Project groups' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('reads that the face asks ahead are those of the page', async () => {
  await opened();
  await list('Projects');
  const [ahead] = feature.pages.contact.warm;
  expect(server.requests.map(({ url }) => url)).toContain(ahead?.replace('{id}', 'k-1'));
});

test('the company stays plain text for who may not read companies', async () => {
  await opened('', (address) => !address.startsWith('/companies'));
  expect(await screen.findByText('Bright Stages')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bright Stages' })).not.toBeInTheDocument();
});

test('somebody who cannot be reached says so', async () => {
  server.on('GET /contacts/k-1/persons', () => ({
    body: listed([sampleContact({ phone: '', email: '', company: null })]),
  }));
  await opened();
  expect(await screen.findByText('No phone number or email known yet.')).toBeInTheDocument();
});

describe('parts of a contact', () => {
  test('project groups of somebody who plans or works here', async () => {
    server.on('GET /contacts/k-1/persons', () => ({
      body: listed([sampleContact({ kind: 'person', personId: 'person-paul', company: null })]),
    }));
    server.on('GET /contacts/k-1/pCrews', () => ({
      body: { ...listed([group]), hasMembershipCrew: true },
    }));
    await opened('groups');
    const groups = await list('Project groups');
    expect(groups.getByText('Gala people')).toBeInTheDocument();
    expect(groups.getByText('People: 12 · Planned by Paul Plan')).toBeInTheDocument();
  });

  test('only those that the person may read are asked for', async () => {
    signInAs({ roles: ['client'], rights: { projects: ['READ'], crews: ['READ'] } });
    server.on('GET /contacts/k-1/persons', () => ({
      body: listed([sampleContact({ personId: 'person-klara' })]),
    }));
    await opened();
    await list('Projects');
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/contacts/k-1/persons',
      '/contacts/k-1/projects',
    ]);
  });

  test('no documents yet; projects that cannot be read say so, and the rest stays', async () => {
    server.on('GET /contacts/k-1/documents', () => ({ body: listed([]) }));
    server.on('GET /contacts/k-1/projects', () => apiError(500, 'internal'));
    const { user } = await opened();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Klara Klient' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
  });
});

test('the contact of a company as a whole leads to its people', async () => {
  server.on('GET /contacts/k-1/persons', () => ({ body: listed([sampleContact({ id: 'k-2' })]) }));
  await opened();
  expect(await screen.findByRole('link', { name: 'Bright Stages' })).toBeInTheDocument();
  expect(await (await list('People')).findByRole('link', { name: /^Klara Klient/ })).toHaveAttribute(
    'href',
    '/contacts/k-2',
  );
});

test('a contact that is not there says so and leads back', async () => {
  server.on('GET /contacts/k-1/persons', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Contact not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the projects' })).toHaveAttribute('href', '/projects');
});
