import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../payrolls/payrolls-page.tsx';
import { samplePayrollRow } from '../base/sample-payroll.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const listOf = <Row,>(items: readonly Row[], total = items.length) => ({ items, total, page: 1, limit: 200 });
const may = { ...samplePayrollRow().may, sign: false, release: true };
const draftOf = (id: string, name: string, own: Partial<ReturnType<typeof samplePayrollRow>> = {}) =>
  samplePayrollRow({
    id,
    number: `L-${id}`,
    person: { id, name },
    status: 'draft',
    openItems: 0,
    may,
    releasedAt: null,
    windowEndsAt: null,
    ...own,
  });
const ada = draftOf('ada', 'Ada Novak');
const ben = draftOf('ben', 'Ben Graf', { version: 4, grossMinor: 100_000 });
const eva = draftOf('eva', 'Eva Berg', { zeroItems: 2, grossMinor: 0 });

beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['office'], rights: { payrolls: ['READ', 'EDIT'] } });
  server.on('GET /payrolls', () => ({ body: listOf([ada, ben, eva]) }));
  server.on('GET /payrolls/unpaid', () => ({ body: listOf([]) }));
});

const results = (...some: [string, 'conflict' | 'not_found' | null][]) => ({
  body: { results: some.map(([id, problem]) => ({ id, problem, payroll: null })) },
});
const sent = () =>
  server.requests
    .filter(({ method, path }) => `${method} ${path}` === 'POST /payrolls/release')
    .map(({ body }) => body);
async function opened(at = '/payrolls?status=draft') {
  const drawn = await show(
    <>
      <page.Component />
      <ToastRegion />
    </>,
    { path: paths.payrolls.pattern, at },
  );
  await drawn.user.click(await screen.findByRole('button', { name: 'Release drafts' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Release drafts' }));
  return { ...drawn, sheet };
}

test('all drafts are released with their versions, but those that pay nothing for something', async () => {
  server.on('POST /payrolls/release', () => results(['ada', null], ['ben', null]));
  const { sheet, user, container } = await opened();
  expect(await sheet.findByRole('checkbox', { name: 'Ada Novak' })).toBeChecked();
  expect(sheet.getByText('October 2026 · 112:30 h · Gross €2,345.50')).toBeInTheDocument();
  expect(sheet.getByRole('checkbox', { name: 'Eva Berg' })).not.toBeChecked();
  expect(sheet.getByText('Items with amount 0: 2')).toBeInTheDocument();
  expect(sheet.getByText('Some drafts have items with an amount of 0')).toBeInTheDocument();
  expect(
    within(sheet.getByRole('list', { name: 'Gross of the chosen' })).getByText('€3,345.50'),
  ).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Release payrolls: 2' }));
  expect(await screen.findByText('Payrolls released: 2')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      payrolls: [
        { id: 'ada', version: 3 },
        { id: 'ben', version: 4 },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('some are chosen, and nothing is released without one', async () => {
  server.on('POST /payrolls/release', () => results(['eva', null]));
  const { sheet, user } = await opened();
  await user.click(await sheet.findByRole('checkbox', { name: 'All drafts: 3' }));
  expect(sheet.getByRole('button', { name: 'Release payrolls: 3' })).toBeEnabled();
  await user.click(sheet.getByRole('checkbox', { name: 'All drafts: 3' }));
  expect(sheet.getByRole('button', { name: 'Choose at least one' })).toBeDisabled();
  await user.click(sheet.getByRole('checkbox', { name: 'Eva Berg' }));
  await user.click(sheet.getByRole('button', { name: 'Release payrolls: 1' }));
  await waitFor(() => expect(sent()).toEqual([{ payrolls: [{ id: 'eva', version: 3 }] }]));
});

test('whoever was not released is named with the reason, and can be released again', async () => {
  server.on('POST /payrolls/release', () => results(['ada', null], ['ben', 'conflict']));
  const { sheet, user } = await opened();
  await sheet.findByRole('checkbox', { name: 'Ada Novak' });
  server.on('GET /payrolls', () => ({ body: listOf([{ ...ben, version: 5 }, eva]) }));
  await user.click(sheet.getByRole('button', { name: 'Release payrolls: 2' }));
  const alert = await sheet.findByRole('alert');
  expect(alert).toHaveTextContent('Not released: 1');
  expect(alert).toHaveTextContent(
    'Ben Graf, L-ben: It was changed in the meantime. Check it and release it again.',
  );
  expect(await screen.findByText('Payrolls released: 1')).toBeInTheDocument();
  await waitFor(() => expect(sheet.queryByRole('checkbox', { name: 'Ada Novak' })).not.toBeInTheDocument());
  server.on('POST /payrolls/release', () => results(['ben', null]));
  await user.click(sheet.getByRole('button', { name: 'Release payrolls: 1' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ payrolls: [{ id: 'ben', version: 5 }] }));
});

test('work of the month that nobody has said the pay of is named', async () => {
  server.on('GET /payrolls/unpaid', () => ({
    body: listOf([{ person: { id: 'mia', name: 'Mia Lang' }, minutes: 560, positions: [] }]),
  }));
  const { sheet } = await opened();
  expect(await sheet.findByText('Work without pay in October 2026')).toBeInTheDocument();
  expect(sheet.getByText('Mia Lang')).toBeInTheDocument();
  const months = server.requests.filter(({ path }) => path === '/payrolls/unpaid');
  expect(months.map(({ query }) => query.get('month'))).toEqual(['2026-10-01']);
});

test('only drafts that are found are offered, and those beyond 200 are said', async () => {
  server.on('GET /payrolls', () => ({ body: listOf([ada], 203) }));
  const { sheet } = await opened('/payrolls?status=draft&q=Ada');
  expect(await sheet.findByText('Not shown here: 202. Release these first.')).toBeInTheDocument();
  const asked = server.requests.find(({ query }) => query.get('limit') === '200');
  expect(asked?.query.get('q')).toBe('Ada');
});

test('a refusal of the whole is told in the sheet', async () => {
  server.on('POST /payrolls/release', () => apiError(403, 'forbidden'));
  const { sheet, user } = await opened();
  await sheet.findByRole('checkbox', { name: 'Ada Novak' });
  await user.click(sheet.getByRole('button', { name: 'Release payrolls: 2' }));
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
});

test('without a connection nothing can be released, and it says so', async () => {
  const { sheet } = await opened();
  await sheet.findByRole('checkbox', { name: 'Ada Novak' });
  setNetwork(false);
  expect(await sheet.findByText("You're offline. Connect to release payrolls.")).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Release payrolls: 2' })).toBeDisabled();
  setNetwork(true);
});

test('drafts that are gone meanwhile leave nothing to release', async () => {
  let asked = 0;
  server.on('GET /payrolls', () => ({ body: listOf((asked += 1) === 1 ? [ada] : []) }));
  const { sheet } = await opened();
  expect(await sheet.findByText('Nothing is waiting to be released.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Choose at least one' })).toBeDisabled();
});
