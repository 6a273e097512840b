import { pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleCrew, sampleProfile, sampleProject } from '../base/sample-project.ts';
import * as page from '../project/project-page.tsx';

const { server, show } = pageTest(feature);
const all = { readDocuments: true, readInvoices: true, readProfiles: true, export: true };
beforeEach(() => {
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], invoices: ['READ'] } });
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may: all }) }));
});
const opened = (part: string) =>
  show(page, { path: paths.project.pattern, at: `/projects/4711?part=${part}` });

/** Answers page by page, as the server does, with the last one shorter. */
const many = (path: string, total: number, row: (number: number) => object) =>
  server.on(`GET /projects/4711/${path}`, ({ query }) => {
    const [at, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const first = (at - 1) * limit;
    const items = Array.from({ length: Math.min(limit, total - first) }, (_, n) => row(first + n + 1));
    return { body: { items, total, page: at, limit } };
  });
const noted = (number: number) => sampleCrew(number, { deliveryNote: 'signed', startDate: '2031-01-05' });
const document = (number: number) => ({
  id: `d-${number}`,
  number: `D-${number}`,
  name: `Plan ${number}`,
  typeId: 'plan',
  typeCaption: 'Plan',
  status: 'open',
  owner: null,
  validFrom: null,
  validUntil: null,
  createdAt: '2026-11-19T10:00:00Z',
  pages: 1,
  file: null,
});
const invoice = (number: number) => ({
  id: `i-${number}`,
  version: 1,
  number: `RE-${number}`,
  invoiceDate: '2027-01-10',
  dueDate: '2027-02-09',
  paidDate: null,
  company: { id: 'company-1', name: 'Bright Stages' },
  project: null,
  net: 100,
  gross: 120,
  currency: 'EUR',
  state: 'open',
  owed: 120,
  documents: 0,
});
const shift = (number: number) => ({
  crewId: `crew-${number}`,
  crewName: `Load-in ${number}`,
  startDate: '2031-01-05',
  startTime: '07:30',
  endTime: '18:00',
  timeZone: 'Europe/Vienna',
  functionId: 'rigger',
  functionCaption: 'Rigger',
  needed: 2,
  confirmed: 2,
  requested: 0,
  vacant: 0,
  draft: 0,
  spare: 0,
});

type Part = readonly [string, string, string, (number: number) => object, string];
test.each<Part>([
  ['crews', 'projectCrews', 'Crews from today', (number: number) => sampleCrew(number), 'Load-in 1200'],
  ['notes', 'projectCrews', 'Delivery notes', noted, 'Load-in 1200'],
  ['documents', 'documents', 'Documents', document, 'Plan 1200'],
  ['invoices', 'invoices', 'Invoices', invoice, 'RE-1200'],
  ['shifts', 'crewBooking', 'Shifts', shift, 'Load-in 1200'],
  [
    'people',
    'crewProfile',
    'People',
    (number: number) => sampleProfile({ personId: `p-${number}`, name: `Ada ${number}` }),
    'Ada 1200',
  ],
])('of 1,200 %s every one can be found, and few are drawn', async (part, path, label, row, last) => {
  many(path, 1200, row);
  const { user } = await opened(part);
  const list = () => within(screen.getByRole('list', { name: label }));
  await screen.findByRole('list', { name: label });
  await waitFor(() => expect(list().getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1200'));
  expect(list().getAllByRole('listitem').length).toBeLessThan(60);
  expect(
    server.requests.filter((one) => one.path.endsWith(path)).map((one) => one.query.get('page')),
  ).toEqual(['1', '2']);
  await user.type(screen.getByRole('searchbox', { name: `Search: ${label}` }), last);
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  expect(list().getByRole('listitem')).toHaveTextContent(last);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test('crews say how many positions are filled, requested and missing; each figure opens its crews', async () => {
  server.on('GET /projects/4711/projectCrews', () => ({
    body: {
      items: [
        sampleCrew(1, { positions: 10, filled: 7, requested: 2, vacant: 0 }),
        sampleCrew(2, { positions: 5, filled: 5, requested: 0, vacant: 0 }),
        sampleCrew(3, { positions: 4, filled: 0, requested: 4, vacant: 0 }),
        sampleCrew(4, { positions: 9, filled: 0, requested: 0, vacant: 9, cancelled: true }),
      ],
      total: 4,
      page: 1,
      limit: 1000,
    },
  }));
  const { user, address } = await opened('crews');
  expect(
    await screen.findByRole('button', { name: '12 of 19 positions confirmed: all crews' }),
  ).toHaveAttribute('aria-pressed', 'true');
  // Green is for crews of which nobody is missing.
  expect(screen.getByText('5 of 5')).toHaveClass('confirmed');
  expect(screen.getByText('0 of 4')).not.toHaveClass('confirmed');
  // A draft is missing like a vacancy: neither has anybody.
  await user.click(screen.getByRole('button', { name: '1 missing' }));
  expect(address()).toBe('/projects/4711?part=crews&open=missing');
  const names = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('link')
      .map((link) => /Load-in \d/.exec(link.textContent ?? '')?.[0]);
  expect(names('Crews with missing people')).toEqual(['Load-in 1']);
  await user.click(screen.getByRole('button', { name: '6 requested' }));
  expect(names('Crews with open requests')).toEqual(['Load-in 1', 'Load-in 3']);
});
