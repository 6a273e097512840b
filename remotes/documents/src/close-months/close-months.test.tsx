import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as page from '../contract-list/contract-list-page.tsx';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import type { MonthOfPerson } from './use-close-months.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);

const month = '2026-10-01';
const person = (personId: string, personName: string, more: Partial<MonthOfPerson> = {}): MonthOfPerson => ({
  personId,
  personName,
  month,
  quota: 9_600,
  worked: 9_000,
  credit: 480,
  openDays: 0,
  lockedAt: null,
  may: { lock: true },
  ...more,
});
const ada = person('p-1', 'Ada Kern');
const bram = person('p-2', 'Bram Vos', { openDays: 2 });
const cleo = person('p-3', 'Cleo Nagy', { lockedAt: '2026-11-03T09:00:00Z', may: { lock: false } });
const listed = (items: readonly MonthOfPerson[], total = items.length) => ({
  body: { items, total, page: 1, limit: 500 },
});

beforeEach(() => {
  toasts.clear();
  sessionStorage.clear();
  signInAs({ roles: ['office'], rights: { staffContracts: ['READ'], payrolls: ['READ', 'EDIT'] } });
  server.on('GET /staffContracts', () => ({ body: { items: [], total: 0, page: 1, limit: 1000 } }));
  server.on('GET /monthLocks', () => listed([ada, bram, cleo]));
});

const { Component } = page;
const opened = () =>
  show(
    <>
      <Component />
      <ToastRegion />
    </>,
    { path: paths.contracts.pattern, at: paths.contracts.to() },
  );
async function openedSheet() {
  const drawn = await opened();
  await drawn.user.click(await screen.findByRole('button', { name: 'Close months' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Close months' }));
  return { ...drawn, sheet };
}
const sent = () =>
  server.requests.filter(({ path }) => path === '/monthLocks/several').map(({ body }) => body);

test('last month is closed for whoever has no hours to approve, in one go', async () => {
  server.on('POST /monthLocks/several', () => ({ body: { results: [{ personId: 'p-1', problem: null }] } }));
  const { container, sheet, user } = await openedSheet();
  expect(sheet.getByText('October 2026')).toBeInTheDocument();
  expect((await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ada Kern150:00 h of 160:00 h · −2:00 h',
    'Bram Vos150:00 h of 160:00 h · −2:00 hDays not approved yet: 2',
    'Cleo Nagy150:00 h of 160:00 h · −2:00 hClosed on 3 Nov 2026',
  ]);
  expect(sheet.getByRole('checkbox', { name: /^Bram Vos/ })).not.toBeChecked();
  expect(sheet.queryByRole('checkbox', { name: /^Cleo Nagy/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Close October 2026: 1' }));
  expect(await screen.findByText('Closed for October 2026: 1')).toBeInTheDocument();
  expect(sent()).toEqual([{ month, personIds: ['p-1'] }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who has hours to approve is closed when it is ticked, and who is refused is named', async () => {
  server.on('POST /monthLocks/several', () => {
    server.on('GET /monthLocks', () =>
      listed([{ ...ada, lockedAt: '2026-11-23T09:00:00Z', may: { lock: false } }, bram, cleo]),
    );
    return {
      body: {
        results: [
          { personId: 'p-1', problem: 'month_locked' },
          { personId: 'p-2', problem: null },
        ],
      },
    };
  });
  const { sheet, user } = await openedSheet();
  await user.click(await sheet.findByRole('checkbox', { name: 'Everybody not closed yet: 2' }));
  await user.click(sheet.getByRole('button', { name: 'Close October 2026: 2' }));
  expect(await sheet.findByText('Not closed: 1')).toBeInTheDocument();
  expect(sheet.getByText('Ada Kern: Somebody else has closed it.')).toBeInTheDocument();
  expect(sent()).toEqual([{ month, personIds: ['p-1', 'p-2'] }]);
  await waitFor(() => expect(sheet.queryByRole('checkbox', { name: /^Ada Kern/ })).not.toBeInTheDocument());
});

test('a month before is another list, and the running month cannot be reached', async () => {
  const { sheet, user } = await openedSheet();
  expect(await sheet.findByRole('checkbox', { name: /^Ada Kern/ })).toBeChecked();
  expect(sheet.getByRole('button', { name: 'Month after' })).toBeDisabled();
  server.on('GET /monthLocks', () => listed([cleo]));
  await user.click(sheet.getByRole('button', { name: 'Month before' }));
  // Where everybody is closed there is nothing to choose.
  expect(await sheet.findByText('September 2026 is closed')).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Choose at least one person' })).not.toBeInTheDocument();
  server.on('GET /monthLocks', () => listed([]));
  await user.click(sheet.getByRole('button', { name: 'Month before' }));
  expect(await sheet.findByText('Nobody has a contract in this month')).toBeInTheDocument();
  expect(server.requests.some(({ url }) => url.includes('month=2026-08-01'))).toBe(true);
});

test('a refusal of the whole is told in the sheet, and offline nothing is closed', async () => {
  server.on('POST /monthLocks/several', () => apiError(409, 'too_early'));
  const { sheet, user } = await openedSheet();
  await user.click(await sheet.findByRole('button', { name: 'Close October 2026: 1' }));
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  act(() => setNetwork(false));
  expect(await sheet.findByText("You're offline. Connect to close a month.")).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Close October 2026: 1' })).toBeDisabled();
  act(() => setNetwork(true));
});

test('a list that does not load can be asked for again', async () => {
  server.on('GET /monthLocks', () => apiError(500, 'internal'));
  const { sheet, user } = await openedSheet();
  const again = await sheet.findByRole('button', { name: 'Try again' });
  server.on('GET /monthLocks', () => listed([ada]));
  await user.click(again);
  expect(await sheet.findByRole('checkbox', { name: /^Ada Kern/ })).toBeChecked();
});

test('the office without payrolls does not close months', async () => {
  signInAs({ roles: ['office'], rights: { staffContracts: ['READ'] } });
  await opened();
  expect(await screen.findByText('No contract yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close months' })).not.toBeInTheDocument();
});
