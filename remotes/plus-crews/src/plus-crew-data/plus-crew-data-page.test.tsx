import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleData, samplePlusCrew, sampleValue } from '../base/sample-plus-crew.ts';
import * as page from './plus-crew-data-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const older = sampleData({
  id: 'd-1',
  value: 900_000,
  dateFrom: '2026-01-01',
  dateTo: '2026-06-30',
  current: false,
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['planner'], rights: { plusCrews: ['READ', 'EDIT'] } });
  server.on('GET /plusCrewValues', () => ({
    body: listed([sampleValue(), sampleValue({ id: 'v-levels', type: 'levels', unit: 'levels' })]),
  }));
  server.on('GET /plusCrewValueDatas', () => ({ body: listed([sampleData(), older]) }));
});

async function opened(edit = true) {
  server.on('GET /plusCrews/PC-7', () => ({ body: samplePlusCrew({ may: { edit } }) }));
  const shown = await show(page, { path: paths.plusCrewData.pattern, at: '/plus-crews/PC-7/data' });
  await screen.findByText('€9,000.00');
  return shown;
}
async function typeDay(label: RegExp, digits: string, user: Awaited<ReturnType<typeof opened>>['user']) {
  const group = within(await screen.findByRole('group', { name: label }));
  const [first] = await group.findAllByRole('spinbutton');
  await user.click(first as HTMLElement);
  await user.keyboard(digits);
}

test('values stand with the days they hold, and which holds today', async () => {
  const { container } = await opened(false);
  const target = screen.getByRole('list', { name: 'Target' });
  expect(target).toHaveTextContent('€10,000.00Since 1 Sept 2026Holds today€9,000.001 Jan 2026 – 30 Jun 2026');
  expect(screen.queryByRole('list', { name: 'Levels' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Band seven · PC-7' })).toHaveAttribute('href', '/plus-crews/PC-7');
  await expectNoAxeViolations(container);
});

test('a new value that ends an older one asks before, and says which and when', async () => {
  const { user } = await opened();
  server.on('POST /plusCrewValueDatas', () => ({
    body: { added: sampleData({ id: 'd-3' }), ended: sampleData({ dateTo: '2026-10-31' }) },
  }));
  await user.click(screen.getByRole('button', { name: 'Add: Target' }));
  const sheet = await screen.findByRole('dialog', { name: 'Target: new value' });
  await user.type(within(sheet).getByLabelText(/^Value in EUR/), '12,345.50');
  await typeDay(/^First day/, '01112026', user);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Target: end the older value?' });
  expect(asked).toHaveTextContent('€10,000.00 (Since 1 Sept 2026) ends on 31 Oct 2026.');
  await user.click(within(asked).getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(within(sheet).getByLabelText(/^Value in EUR/)).toHaveValue('12,345.50');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'End and save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    plusCrewValue: 'v-target',
    value: 1_234_550,
    dateFrom: '2026-11-01',
    dateTo: null,
    endPrevious: true,
  });
});

test('a value in a gap asks nothing; one over the beginning of another is refused at its field', async () => {
  const { user } = await opened();
  server.on('POST /plusCrewValueDatas', () => ({ body: { added: sampleData({ id: 'd-3' }), ended: null } }));
  await user.click(screen.getByRole('button', { name: 'Add: Target' }));
  const sheet = await screen.findByRole('dialog', { name: 'Target: new value' });
  await user.type(within(sheet).getByLabelText(/^Value in EUR/), '1');
  await typeDay(/^First day/, '01072026', user);
  expect(await within(sheet).findAllByText(/Another value holds then: Since 1 Sept 2026/)).not.toHaveLength(
    0,
  );
  await typeDay(/^Last day/, '31082026', user);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    plusCrewValue: 'v-target',
    value: 100,
    dateFrom: '2026-07-01',
    dateTo: '2026-08-31',
  });
});

test('a target below nothing or beyond counting is refused as soon as its field is left', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Add: Target' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Target: new value' }));
  const value = sheet.getByLabelText(/^Value in EUR/);
  await user.type(value, '-5');
  await user.tab();
  expect(await sheet.findByText('At least €0.00.')).toBeInTheDocument();
  await user.clear(value);
  await user.type(value, '-99999999999999999999');
  expect(sheet.getByText('At least €0.00.')).toBeInTheDocument();
  await user.clear(value);
  await user.type(value, '99999999999999999999');
  expect(sheet.getByText('At most €999,999,999.99.')).toBeInTheDocument();
});

test('a value that somebody else has set meanwhile is said in the form, and the list is read anew', async () => {
  const { user } = await opened();
  const refused = apiError(422, 'invalid');
  const fields = [{ path: 'dateFrom', code: 'overlaps', params: {} }];
  server.on('POST /plusCrewValueDatas', () => ({
    ...refused,
    body: { ...(refused.body as object), fields },
  }));
  await user.click(screen.getByRole('button', { name: 'Add: Target' }));
  const sheet = await screen.findByRole('dialog', { name: 'Target: new value' });
  await user.type(within(sheet).getByLabelText(/^Value in EUR/), 'lots');
  await typeDay(/^First day/, '01012025', user);
  await typeDay(/^Last day/, '31122025', user);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect((await within(sheet).findAllByText(/Check how it is written/)).length).toBeGreaterThan(0);
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.clear(within(sheet).getByLabelText(/^Value in EUR/));
  await user.type(within(sheet).getByLabelText(/^Value in EUR/), '100');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect((await within(sheet).findAllByText(/This overlaps with another one/)).length).toBeGreaterThan(0);
  expect(within(sheet).getByLabelText(/^Value in EUR/)).toHaveValue('100');
});

test('a value is deleted after asking', async () => {
  const { user } = await opened();
  server.on('DELETE /plusCrewValueDatas/d-1', () => ({ status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Delete €9,000.00, 1 Jan 2026 – 30 Jun 2026' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Target: delete value?' });
  await user.click(within(asked).getByRole('button', { name: 'Delete value' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(true);
});
