import type { ExportRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleRow } from '../base/sample-project.ts';
import * as page from './company-page.tsx';
import { sampleCompany, sampleContact, sampleRateCard, sampleReceiptOf } from './sample-company.ts';

const { server, show } = pageTest(feature);
const all = {
  projects: ['READ'],
  projectAttachments: ['READ'],
  rateCards: ['READ'],
  invoices: ['READ'],
  receipts: ['READ'],
} as const;
let exported: ExportRow[];
beforeEach(() => {
  exported = [];
  signInAs({ roles: ['planner'], rights: all });
  server.on('GET /companies/company-1', () => ({ body: sampleCompany() }));
  server.on('GET /companies/company-1/settings', () => ({
    body: listed([
      {
        company: { id: 'company-1', name: 'Bright Stages' },
        currency: 'EUR',
        settings: { paymentDays: 30, ledger: 'X7' },
      },
    ]),
  }));
  server.on('GET /countries', () => ({ body: listed([{ id: 'AT', caption: 'Austria', parameters: {} }]) }));
  server.on('GET /exports', () => ({ body: listed(exported) }));
  server.on('GET /companies/company-1/projects', () => ({ body: listed([sampleRow(11)]) }));
});
const opened = (part = '', canOpen?: (address: string) => boolean) =>
  show(page, {
    path: paths.company.pattern,
    at: `/companies/company-1${part && `?part=${part}`}`,
    ...(canOpen && { canOpen }),
  });
const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('a company tells where it is, how to reach it, what was agreed, and which projects are for it', async () => {
  const { container } = await opened();
  expect(await screen.findByRole('heading', { name: 'Bright Stages' })).toBeInTheDocument();
  expect(screen.getByText('2001 · Wien')).toBeInTheDocument();
  expect(screen.getByText('Open projects: 3 of 12')).toBeInTheDocument();
  const facts = await list('Address and terms');
  expect(await facts.findByText('Kaigasse 3, 1010 Wien, Austria')).toBeInTheDocument();
  expect(facts.getByRole('link', { name: /\+43 1 555/ })).toHaveAttribute('href', 'tel:+431555');
  expect(facts.getByRole('link', { name: /office/ })).toHaveAttribute('href', 'mailto:office@example.com');
  expect(await facts.findByText('Payment within 30 days')).toBeInTheDocument();
  expect(facts.getByText('Gold')).toBeInTheDocument();
  expect(facts.queryByText(/X7|ledger/)).not.toBeInTheDocument();
  const projects = await list('Projects');
  expect(await projects.findByRole('link', { name: /Harbour festival 11/ })).toHaveAttribute(
    'href',
    '/projects/4711',
  );
  expect(projects.queryByText(/Bright Stages/)).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

describe('parts of a company', () => {
  test('are those that the person may read, and nothing else is asked for', async () => {
    signInAs({ roles: ['client'], rights: { projects: ['READ'] } });
    await opened();
    await list('Projects');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Projects',
      expect.stringContaining('Contacts'),
    ]);
    expect(screen.queryByText('Download everything')).not.toBeInTheDocument();
    expect(server.requests.map(({ path }) => path)).not.toContain('/exports');
  });

  test('contacts are called from their row, which leads to what else is known of them', async () => {
    server.on('GET /contacts', ({ query }) => ({
      body: listed(query.get('companyId') === 'company-1' ? [sampleContact()] : []),
    }));
    await opened('contacts');
    const row = await list('Contacts');
    expect(await row.findByRole('link', { name: /^Klara Klient/ })).toHaveAttribute('href', '/contacts/k-1');
    expect(row.getByRole('link', { name: 'Call Klara Klient' })).toHaveAttribute('href', 'tel:+431234');
  });

  test('a rate card says when it is valid, and shows its prices when it is pressed', async () => {
    const old = sampleRateCard({ id: 'card-0', caption: 'Festival 2025', valid: false });
    server.on('GET /companies/company-1/rateCards', () => ({ body: listed([sampleRateCard(), old]) }));
    server.on('GET /rateCards/card-1', () => ({ body: sampleRateCard() }));
    server.on('GET /rateCards/card-1/items', () => ({ body: listed([]) }));
    server.on('GET /rateCards/card-1/documents', () => ({ body: listed([]) }));
    const { user } = await opened('rate-cards');
    const cards = await list('Rate cards');
    expect(cards.getAllByText('Not valid today')).toHaveLength(1);
    await user.click(await cards.findByRole('button', { name: /Festival 2027.*Valid from 1 Jan 2027/ }));
    expect(await screen.findByRole('dialog', { name: 'Festival 2027' })).toBeInTheDocument();
  });

  test('receipts with whose, sum and state; a link to one only where it can be opened', async () => {
    server.on('GET /companies/company-1/receipts', () => ({
      body: listed([sampleReceiptOf(), sampleReceiptOf({ id: 'r-2', number: 'B-2', merchant: '' })]),
    }));
    const { unmount } = await opened('receipts');
    const receipts = await list('Receipts');
    const [first, second] = await receipts.findAllByRole('link');
    expect(first).toHaveAttribute('href', '/receipt/B-1');
    expect(first).toHaveAccessibleName(/Esso.*48\.00.*Ada Lang · 6 Jan 2027 · Fuel · B-1/);
    expect(second).toHaveAccessibleName(/^Fuel.*Ada Lang · 6 Jan 2027 · B-2/);
    expect(receipts.getAllByText('Approved')).toHaveLength(2);
    unmount();
    await opened('receipts', (address) => !address.startsWith('/receipt'));
    expect((await list('Receipts')).queryAllByRole('link')).toEqual([]);
  });

  test('without documents or invoices they say so', async () => {
    server.on('GET /companies/company-1/documents', () => ({ body: listed([]) }));
    server.on('GET /companies/company-1/invoices', () => ({ body: listed([]) }));
    const { user } = await opened('documents');
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Invoices' }));
    expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
  });

  test('one that cannot be read leaves the company where it is', async () => {
    server.on('GET /companies/company-1/projects', () => apiError(500, 'internal'));
    await opened();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Bright Stages' })).toBeInTheDocument();
  });
});

test('the proofs of its crew are collected into one file, which is followed here', async () => {
  const row: ExportRow = {
    id: 'export-1',
    kind: 'companyCrewMembersDocuments',
    subject: 'Bright Stages',
    state: 'running',
    done: 10,
    total: 300,
    createdAt: '2026-11-01T08:00:00Z',
    finishedAt: null,
    file: null,
  };
  exported = [{ ...row, id: 'other', subject: 'Fair Ltd', done: 3 }];
  server.on('POST /companies/company-1/exportCrewMembersDocuments', () => {
    exported = [...exported, row];
    return { body: row };
  });
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Collect proofs' }));
  const exports = await list('Exports of this company');
  expect(exports.getAllByText('10 of 300 files').length).toBeGreaterThan(0);
  expect(exports.queryByText(/3 of 300/)).not.toBeInTheDocument();
});

test('a company that is not active says so', async () => {
  server.on('GET /companies/company-1', () => ({
    body: sampleCompany({ active: false, projects: 0, street: '', zip: '', city: '', country: '' }),
  }));
  await opened();
  expect(await screen.findByText('Not active')).toBeInTheDocument();
  expect(screen.queryByText(/Open projects/)).not.toBeInTheDocument();
  expect(screen.queryByText('Address')).not.toBeInTheDocument();
});

test('a company that is not there says so and leads back', async () => {
  server.on('GET /companies/company-1', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Company not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the projects' })).toHaveAttribute('href', '/projects');
});
