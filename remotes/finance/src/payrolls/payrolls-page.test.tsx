import type { PayrollRow } from '@callboard/contract';
import {
  apiError,
  desk,
  expectNoAxeViolations,
  phone,
  renderWithEverything,
  screenOf,
  signInAs,
  testServer,
} from '@callboard/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { samplePayrollRow } from '../base/sample-payroll.ts';
import * as page from './payrolls-page.tsx';

jest.setTimeout(30_000);
const server = testServer();
beforeEach(() => {
  screenOf(phone);
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
});

const opened = (at = '/payrolls') =>
  renderWithEverything(page, { path: paths.payrolls.pattern, at, server, features: [feature] });
const answer = (...items: PayrollRow[]) =>
  server.on('GET /payrolls', () => ({ body: { items, total: items.length, page: 1, limit: 60 } }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Payrolls, newest first' })).findAllByRole('link');

test('a row tells the month, the hours, what is open and how far it is, and hides the pay', async () => {
  answer(samplePayrollRow(), samplePayrollRow({ id: 'pay-2', number: 'L-6', status: 'paid', openItems: 0 }));
  const { user, container } = await opened();
  const [first, second] = await rows();
  expect(first).toHaveTextContent('October 2026');
  expect(first).toHaveTextContent('112:30 h');
  expect(first).toHaveTextContent('2 of 3 items open');
  expect(first).toHaveAttribute('href', '/payrolls/L-7');
  expect(second).not.toHaveTextContent('open');
  expect(container).not.toHaveTextContent('1,876.40');
  expect(server.requests.map(({ url }) => url)).toEqual(feature.pages.payrolls.warm);
  await user.click(screen.getByRole('button', { name: 'Show amounts' }));
  expect(first).toHaveTextContent('€1,876.40');
  await expectNoAxeViolations(container);
});

test('only what is to settle, kept in the address', async () => {
  answer(samplePayrollRow());
  const { user, address } = await opened();
  await rows();
  answer();
  await user.click(screen.getByRole('button', { name: 'To settle' }));
  expect(address()).toBe('/payrolls?show=open');
  expect(await screen.findByText('Nothing to settle')).toBeInTheDocument();
  expect(server.requests.at(-1)?.query.get('open')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show all payrolls' }));
  expect(address()).toBe('/payrolls');
});

test('an accountant sees everyone’s, by name', async () => {
  signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
  answer(samplePayrollRow());
  await opened();
  const [first] = await rows();
  expect(first).toHaveTextContent('Ada Novak');
  expect(server.requests.at(-1)?.query.get('all')).toBe('true');
});

test('until when an answer is wanted is said, and when it is late', async () => {
  const may = { ...samplePayrollRow().may, sign: true };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  answer(
    samplePayrollRow({ may, windowEndsAt: inHours(-3.5) }),
    samplePayrollRow({ id: 'pay-2', number: 'L-8', may, windowEndsAt: inHours(30) }),
  );
  await opened();
  const [late, near] = await rows();
  expect(late).toHaveTextContent('Overdue by 3 hours');
  expect(near).toHaveTextContent(/Answer by [A-Z][a-z]{2} \d\d:\d\d/);
});

test('where there is nothing it says so', async () => {
  answer();
  const { container } = await opened();
  expect(await screen.findByText('No payrolls yet')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a failure is told, and trying again helps', async () => {
  server.on('GET /payrolls', () => apiError(403, 'forbidden'));
  const { user, container } = await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
  await expectNoAxeViolations(container);
  answer(samplePayrollRow());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

describe('without a connection', () => {
  afterEach(() => act(() => void fireEvent.online(window)));

  test('what was read stays', async () => {
    answer(samplePayrollRow());
    await opened();
    await rows();
    act(() => void fireEvent.offline(window));
    expect(await rows()).toHaveLength(1);
  });

  test('what was never read says why it is not there', async () => {
    server.on('GET /payrolls', () => ({ drop: true }));
    act(() => void fireEvent.offline(window));
    await opened();
    expect(await screen.findByText('This list is not on your phone')).toBeInTheDocument();
  });
});

test('on a wide screen it opens beside the list', async () => {
  screenOf(desk);
  answer(samplePayrollRow());
  const { user, address } = await opened();
  await user.click((await rows())[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/payrolls?payroll=L-7'));
});
