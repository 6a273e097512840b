import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { samplePayrollRow } from '../base/sample-payroll.ts';
import * as page from './payrolls-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T09:00:00Z'),
    advanceTimers: true,
    doNotFake: ['queueMicrotask'],
  });
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
});
afterEach(() => jest.useRealTimers());
const september = { id: 'pay-2', number: 'L-6', fromDay: '2026-09-01', toDay: '2026-09-30', minutes: 600 };
const opened = (...own: Parameters<typeof samplePayrollRow>[0][]) => {
  const items = own.map((each) => samplePayrollRow(each));
  server.on('GET /payrolls', () => ({ body: { items, total: items.length, page: 1, limit: 60 } }));
  return show(page, { path: paths.payrolls.pattern, at: '/payrolls' });
};

test('hours of the year are drawn and stand in a table; pay only once it is shown', async () => {
  const { user, container } = await opened({}, september);
  expect(await screen.findByRole('img')).toHaveAccessibleName('Last 12 months: 122:30 h.');
  const table = within(screen.getByRole('table', { name: 'Last 12 months' }));
  expect(table.getByRole('row', { name: /September 2026 10:00 h Amount hidden/ })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('2,345.50');
  await user.click(screen.getByRole('button', { name: 'Show amounts' }));
  expect(screen.getByRole('img')).toHaveAccessibleName('Last 12 months: 122:30 h, gross €4,691.00.');
  expect(table.getByRole('row', { name: /October 2026 112:30 h €2,345.50/ })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('one month is no chart', async () => {
  await opened({});
  await screen.findByRole('list', { name: 'Payrolls, newest first' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
