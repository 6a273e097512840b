import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleCrew, sampleProfile, sampleProject } from '../base/sample-project.ts';
import * as page from './project-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  signInAs({ roles: ['client'], rights: { projects: ['READ'], invoices: ['READ'] } });
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([sampleCrew(1)]) }));
});

const answer = (own: Parameters<typeof sampleProject>[0] = {}) =>
  server.on('GET /projects/4711', () => ({ body: sampleProject(own) }));
const opened = (at = '/projects/4711', canOpen?: (address: string) => boolean) =>
  show(page, { path: paths.project.pattern, at, ...(canOpen && { canOpen }) });

test('a project tells for whom, when, where, how far it is filled, and whom to ask', async () => {
  answer({ reference: 'PO 7', comment: 'Gate 3' });
  const { container } = await opened();
  expect(await screen.findByRole('heading', { name: 'Harbour festival 11' })).toBeInTheDocument();
  expect(screen.getByText('4711 ·', { exact: false })).toHaveTextContent('4711 · Bright Stages');
  expect(screen.getByRole('link', { name: 'Bright Stages' })).toHaveAttribute('href', '/companies/company-1');
  expect(screen.getByRole('progressbar', { name: 'Positions confirmed' })).toHaveAttribute(
    'aria-valuetext',
    '12 of 20 confirmed',
  );
  expect(screen.getByRole('link', { name: /North hall/ })).toHaveAttribute('href', '/locations/hall');
  expect(screen.getByRole('link', { name: /Erika Maier/ })).toHaveAttribute(
    'href',
    '/projects/4711/contact-project-manager',
  );
  expect(screen.getByText('PO 7')).toBeInTheDocument();
  expect(screen.getByText('Gate 3')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('links lead only where the person may go', async () => {
  answer();
  await opened('/projects/4711', () => false);
  await screen.findByRole('list', { name: 'Crews from today' });
  expect(screen.queryAllByRole('link')).toEqual([]);
});

describe('crews', () => {
  test('each tells its hours and how far it is filled; earlier ones come when asked for', async () => {
    answer();
    server.on('GET /projects/4711/projectCrews', () => ({
      body: listed([
        sampleCrew(1, { startDate: '2020-01-05', name: 'Long ago', deliveryNote: 'signed', signedOff: true }),
        sampleCrew(2),
        sampleCrew(3, { startTime: null, endTime: null, cancelled: true }),
      ]),
    }));
    const { user } = await opened();
    const list = within(await screen.findByRole('list', { name: 'Crews from today' }));
    const [second, third] = list.getAllByRole('link');
    expect(second).toHaveAccessibleName(/Load-in 2.*07:30 – 18:00.*7 of 10.*2 requested.*1 missing/);
    expect(second).toHaveAttribute('href', '/crews/crew-2');
    expect(third).toHaveAccessibleName(/No times yet.*Cancelled/);
    expect(third).not.toHaveAccessibleName(/missing/);
    expect(screen.queryByText(/Long ago/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show earlier crews (1)' }));
    expect(
      screen.getByRole('link', { name: /Long ago.*Signed off.*Delivery note signed/ }),
    ).toBeInTheDocument();
  });

  test('none yet says what comes', async () => {
    answer();
    server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
    await opened();
    expect(await screen.findByText('No crews yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact Erika Maier' })).toHaveAttribute(
      'href',
      '/projects/4711/contact-project-manager',
    );
  });

  test('a failure is told where they would stand, and the rest of the project stays', async () => {
    answer();
    server.on('GET /projects/4711/projectCrews', () => apiError(403, 'forbidden'));
    await opened();
    expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Harbour festival 11' })).toBeInTheDocument();
  });
});

describe('other parts', () => {
  test('only those that are open to the person can be chosen, and nothing else is asked for', async () => {
    answer({ company: null });
    await opened();
    await screen.findByRole('list', { name: 'Crews from today' });
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/projects/4711',
      '/projects/4711/projectCrews',
    ]);
  });

  test('people with skills and rating', async () => {
    answer({ may: { readProfiles: true } });
    server.on('GET /projects/4711/crewProfile', () => ({ body: listed([sampleProfile()]) }));
    const { user, address, container } = await opened();
    await user.click(await screen.findByRole('tab', { name: 'People' }));
    const row = await screen.findByRole('link', { name: /Ada Lang/ });
    expect(row).toHaveAccessibleName(/Rigger · Shifts: 3.*Forklift, First aid/);
    expect(row).toHaveAccessibleName(/4.5 of 5/);
    expect(address()).toBe('/projects/4711?part=people');
    await expectNoAxeViolations(container);
  });

  test('invoices with sum and state; a link to one only where it can be opened', async () => {
    answer({ may: { readInvoices: true } });
    const invoice = {
      id: 'i-1',
      version: 1,
      number: 'RE-1',
      invoiceDate: '2027-01-10',
      dueDate: '2027-02-09',
      paidDate: null,
      company: { id: 'company-1', name: 'Bright Stages' },
      project: null,
      net: 100_000,
      gross: 120_000,
      currency: 'EUR',
      state: 'overdue',
      owed: 120_000,
      documents: 0,
    };
    server.on('GET /projects/4711/invoices', () => ({ body: listed([invoice]) }));
    await opened('/projects/4711?part=invoices', (address) => !address.startsWith('/invoice'));
    const list = within(await screen.findByRole('list', { name: 'Invoices' }));
    expect(list.getByText('€1,200.00')).toBeInTheDocument();
    expect(list.getByText('Overdue')).toBeInTheDocument();
    expect(list.getByText('10 Jan 2027, due 9 Feb 2027')).toBeInTheDocument();
    expect(list.queryByRole('link')).not.toBeInTheDocument();
  });

  test('no documents yet', async () => {
    answer({ may: { readDocuments: true } });
    server.on('GET /projects/4711/documents', () => ({ body: listed([]) }));
    await opened('/projects/4711?part=documents');
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
  });
});

test('a cancelled project says when and why', async () => {
  answer({ state: 'cancelled', cancelledAt: '2026-12-01T09:00:00Z', cancelReason: 'No permit' });
  await opened();
  expect(await screen.findByText('Cancelled on Tuesday, 1 December 2026')).toBeInTheDocument();
  expect(screen.getByText('No permit')).toBeInTheDocument();
});

test('a project that is not there says so and leads back', async () => {
  server.on('GET /projects/4711', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Project not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the projects' })).toHaveAttribute('href', '/projects');
});
