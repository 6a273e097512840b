import { bonusFigures, bonusSources } from '@callboard/domain';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { samplePlusCrew, sampleProgress } from '../base/sample-plus-crew.ts';
import * as page from './plus-crew-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['planner'], rights: { plusCrews: ['READ'] } }));

type Progress = Parameters<typeof sampleProgress>[0];
const opened = (
  progress: Progress = {},
  { search = '', canOpen }: { search?: string; canOpen?: () => boolean } = {},
) => {
  const its = sampleProgress(progress);
  server.on('GET /plusCrews/PC-7', () => ({ body: samplePlusCrew({ state: its.state }) }));
  server.on('GET /prgrss', () => ({ body: its }));
  const at = `/plus-crews/PC-7${search}`;
  return show(page, { path: paths.plusCrew.pattern, at, ...(canOpen && { canOpen }) });
};
const figure = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Figures' })).getByRole('button', { name });

test('a plus crew tells the bonus so far and likely, and what the next level needs', async () => {
  const { container } = await opened();
  expect(await screen.findByRole('heading', { name: 'Band seven' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bonus so far €300.00' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bonus, likely €500.00' })).toBeInTheDocument();
  expect(
    screen.getByText(
      '€1,000.00 more turnover to the next level (120% of target). The bonus is then €600.00.',
    ),
  ).toBeInTheDocument();
  expect(figure(/^Performance €45\.00 per hour/)).toBeInTheDocument();
  expect(figure(/^Team speed 90%/)).toBeInTheDocument();
  expect(figure(/^Hours worked 200:00 h/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Days of the period' })).toHaveAttribute(
    'aria-valuetext',
    '23 of 30',
  );
  expect(server.requests.map(({ url }) => url).toSorted()).toEqual(
    feature.pages.plusCrew.warm.map((url) => url.replace('{number}', 'PC-7')).toSorted(),
  );
  await expectNoAxeViolations(container);
});

test('the gauge says in words what it draws, marks included', async () => {
  await opened();
  expect(await screen.findByRole('img', { name: /^Turnover so far/ })).toHaveAccessibleName(
    'Turnover so far €9,000.00, 90% of target. Likely €11,000.00, 110% of target. ' +
      'Minimum target: €8,500.00. Target: €10,000.00. Next level (120%): €12,000.00.',
  );
});

test('every figure opens what it is made of, with its formula in words, down to the days', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Bonus so far €300.00' }));
  const first = await screen.findByRole('dialog', { name: 'Bonus so far' });
  expect(first).toHaveTextContent('Bonus on target times the share of bonus so far');
  expect(first).toHaveTextContent('€400.00 × 75% = €300.00');
  await user.click(within(first).getByRole('button', { name: 'Share of bonus, so far 75%' }));
  const share = await screen.findByRole('dialog', { name: 'Share of bonus, so far' });
  expect(within(share).getByRole('table', { name: 'Levels' })).toHaveTextContent('From 80%50%');
  await user.click(within(share).getByRole('button', { name: 'Share of target, so far 90%' }));
  const attained = await screen.findByRole('dialog', { name: 'Share of target, so far' });
  expect(attained).toHaveTextContent('€9,000.00 ÷ €10,000.00 = 90%');
  await user.click(within(attained).getByRole('button', { name: /^Turnover so far/ }));
  const days = await screen.findByRole('dialog', { name: 'Turnover so far' });
  expect(within(days).getByRole('list', { name: 'Day by day' })).toHaveTextContent('Tue 10 Nov€9,000.00');
});

test.each([...bonusFigures, ...bonusSources])(
  'the figure %s has its formula and comes to its value',
  async (name) => {
    await opened({}, { search: `?figure=${name}` });
    const sheet = await screen.findByRole('dialog');
    expect(sheet).not.toHaveTextContent(/figure\.|undefined|NaN|Not known yet/);
    expect(sheet).toHaveTextContent(/\d.*\w.*\./);
  },
);

test('under the minimum target there is no bonus, and it says what is missing', async () => {
  await opened({
    days: [{ day: '2026-11-10', turnoverMinor: 700_000, workedMinutes: 12_000, bookedMinor: 0 }],
  });
  expect(await screen.findByText('Below the minimum target: no bonus')).toBeInTheDocument();
  expect(screen.getByText('With what is booked, €1,500.00 of turnover is missing.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bonus, likely €0.00' })).toBeInTheDocument();
});

test('above the last level the bonus grows no further', async () => {
  await opened({
    days: [{ day: '2026-11-10', turnoverMinor: 2_000_000, workedMinutes: 60, bookedMinor: 0 }],
  });
  expect(await screen.findByText(/The highest level is reached/)).toBeInTheDocument();
  expect(screen.getByText('Above the highest level')).toBeInTheDocument();
});

test('in a gap of the target it says what is not set, and shows no bonus', async () => {
  const { container } = await opened({ values: { target: null } });
  expect(await screen.findByText('Not set for today: Target.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Bonus/ })).not.toBeInTheDocument();
  expect(figure(/^Target Not known yet/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('without any day it says that figures are still to come', async () => {
  await opened({ days: [] });
  expect(await screen.findByText('No figures yet in this period')).toBeInTheDocument();
});

test('the login of a plus crew is led to nothing that it may not open', async () => {
  signInAs({ tokenType: 'pluscrew', rights: { plusCrews: ['READ'] } });
  await opened({}, { canOpen: () => false });
  expect(await screen.findByRole('heading', { name: 'Band seven' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a plus crew that is not there says so', async () => {
  server.on('GET /plusCrews/PC-9', () => apiError(404, 'not_found'));
  server.on('GET /prgrss', () => apiError(404, 'not_found'));
  await show(page, { path: paths.plusCrew.pattern, at: '/plus-crews/PC-9' });
  expect(await screen.findByText('Plus crew not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to plus crews' })).toHaveAttribute('href', '/plus-crews');
});
