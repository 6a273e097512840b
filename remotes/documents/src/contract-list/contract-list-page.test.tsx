import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleContract, sampleFigures, sampleLines } from './sample-contract.ts';
import * as page from './contract-list-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  signInAs({ roles: ['crew'] });
  const items = [sampleContract];
  server.on('GET /staffContracts', () => ({ body: { items, total: 1, page: 1, limit: 1000 } }));
  server.on('GET /contractFigures', () => ({ body: sampleFigures }));
  server.on('GET /timeAccountLines', () => ({ body: sampleLines }));
});
const opened = (search: Record<string, string> = {}) =>
  show(page, { path: paths.contracts.pattern, at: paths.contracts.to({}, search) });

test('figures of the month stand above the contracts, and what is to be signed is said', async () => {
  const { container } = await opened();
  expect(await screen.findByText('+12:30 h')).toBeInTheDocument();
  expect(screen.getByText('1 to sign')).toBeInTheDocument();
  expect(screen.getByText('left in 2026, 3 more requested')).toBeInTheDocument();
  expect(server.requests[0]?.url).toBe(feature.pages.contracts.warm[0]);
  await expectNoAxeViolations(container);
});

test('the time account opens as the lines that make it', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Time account/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Time account' }));
  const rows = (await sheet.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Before this month+11:00 h',
    'Mon 2 Nov9:30 h worked · 8:00 h quota · not approved yet+1:30 h',
    'Tue 3 NovSick · 8:00 h credited · 8:00 h quota0:00 h',
    'Now+12:30 h',
  ]);
  expect(sheet.getByRole('img', { name: 'Time account: from +11:00 h to +12:30 h' })).toBeInTheDocument();
});

test('worked opens as the days that were worked', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Worked/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Worked' }));
  const rows = (await sheet.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Mon 2 Novnot approved yet9:30 h', 'Sum9:30 h']);
});

test('the vacation account opens as a sum', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Vacation account/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Vacation account' }));
  expect(sheet.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'For this year30',
    'From last year+0.5',
    'Booked by hand0',
    'Taken−6',
    'Approved, still to come−2',
    'Left22.5 days',
  ]);
});

test('another month is another address', async () => {
  const { user, address } = await opened({ month: '2026-03' });
  await user.click(await screen.findByRole('button', { name: 'Month before' }));
  expect(address()).toBe('/contracts?month=2026-02');
  // What is asked for here does not reach the server of the next test.
  await waitFor(() => expect(server.requests.some(({ url }) => url.includes('2026-02'))).toBe(true));
});

test('who has no contract is told what will be here', async () => {
  server.on('GET /staffContracts', () => ({ body: { items: [], total: 0, page: 1, limit: 1000 } }));
  await opened();
  expect(await screen.findByText('No contract yet')).toBeInTheDocument();
  expect(server.count('GET /contractFigures')).toBe(0);
});

test('the office sees whose they are, without accounts of its own', async () => {
  signInAs({ roles: ['office'] });
  await opened();
  expect(await screen.findByText('Ada Kern')).toBeInTheDocument();
  expect(server.count('GET /contractFigures')).toBe(0);
});

test('figures that fail leave the contracts', async () => {
  server.on('GET /contractFigures', () => apiError(403, 'forbidden'));
  await opened();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('1 to sign')).toBeInTheDocument();
});

test('from here the way leads to all documents', async () => {
  await opened();
  const link = await screen.findByRole('link', { name: 'All documents' });
  expect(link).toHaveAttribute('href', paths.documentList.to());
});
