import type { PlanningCrews } from '@callboard/contract';
import {
  apiError,
  desk,
  expectNoAxeViolations,
  pageTest,
  phone,
  screenOf,
  signInAs,
} from '@callboard/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './planning-calendar-page.tsx';
import { sampleCrew, sampleCrews, sampleDay } from './sample-crews.ts';

const { server, show } = pageTest(feature);
const rights = { planningCalendar: ['READ', 'READSPAREFUNCTION'] } as const;
beforeEach(() => {
  screenOf(phone);
  signInAs({ roles: ['planner'], rights });
});

const opened = (crews: PlanningCrews, search = `day=${sampleDay}`) => {
  server.on('GET /planningCalendarItems/crews', () => ({ body: crews }));
  const path = paths.planningCalendar.pattern;
  return show(page, { path, at: `${path}?${search}` });
};
const day = (name: RegExp) => screen.findByRole('region', { name });
const asked = () =>
  server.requests.filter(({ path }) => path.includes('/crews')).map(({ query }) => Object.fromEntries(query));

test('the calendar leads those who decide to the vacations that wait, and nobody else', async () => {
  server.on('GET /vacationRequests', () => ({ body: { items: [], total: 4, page: 1, limit: 1 } }));
  const drawn = await opened(sampleCrews([sampleCrew()]));
  expect(await screen.findByRole('button', { name: 'Vacations: 4' })).toBeVisible();
  drawn.unmount();
  signInAs({ roles: ['client'], rights });
  await opened(sampleCrews([sampleCrew()]));
  await screen.findByText('Load-in');
  expect(screen.queryByRole('button', { name: /^Vacations/ })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  test('a day shows its crews in start order, how far they are filled and how far their people are', async () => {
    const { container } = await opened(
      sampleCrews([
        sampleCrew({
          onSite: [
            { state: 'in', people: 4 },
            { state: 'late', people: 1 },
            { state: 'expected', people: 1 },
          ],
        }),
        sampleCrew({ id: 'crew-2', name: 'Night', from: '20:00', until: '06:00', overnight: true }),
      ]),
    );
    const cards = within(await day(/23 November/)).getAllByRole('link');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toHaveTextContent(/^08:00 – 18:00Load-inGala · Opera · Hall A/);
    expect(cards[0]).toHaveTextContent('6 of 10 filled · 2 requested · 2 missing · 1 spare');
    expect(cards[0]).toHaveTextContent('Late: 1 · Expected: 1 · Checked in: 4');
    expect(cards[0]).toHaveAttribute('href', '/crews/crew-1');
    expect(cards[1]).toHaveTextContent('Overnight');
    expect(screen.getByText('2 crews · 12 of 20 filled · 4 requested · 4 missing')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('a swipe, a button and the strip lead to other days, and to today', async () => {
    const { user } = await opened(
      sampleCrews([sampleCrew(), sampleCrew({ id: 'crew-2', name: 'Load-out', day: '2026-11-24' })]),
    );
    await screen.findByText('Load-in');
    const swipe = async (from: number, to: number) => {
      const shown = await day(/November/);
      fireEvent.touchStart(shown, { touches: [{ clientX: from, clientY: 300 }] });
      fireEvent.touchEnd(shown, { changedTouches: [{ clientX: to, clientY: 300 }] });
    };
    await swipe(250, 100);
    expect(await screen.findByText('Load-out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(await screen.findByText('Load-in')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /24 November 2026: 1 crew · 6 of 10 filled/ }));
    expect(await screen.findByText('Load-out')).toBeVisible();
    expect(screen.getByRole('button', { name: /25 November 2026: No crews/ })).toBeVisible();
  });

  test('hours on the clock of another town say so', async () => {
    const location = { name: 'Hall', city: 'London' };
    await opened(sampleCrews([sampleCrew({ timeZone: 'Pacific/Kiritimati', location })]));
    expect(await screen.findByText('London time')).toBeVisible();
  });

  test('a planner is told that times are missing, a client is not', async () => {
    const hint = 'No start or end time has been entered for the position.';
    const crews = sampleCrews([sampleCrew({ from: null, until: null, timesMissing: true })]);
    await opened(crews);
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByText('No times yet')).toBeVisible();
  });

  test('to a client it says nothing of spare positions and nothing of what a planner has to do', async () => {
    signInAs({ roles: ['client'], rights: { planningCalendar: ['READ'] } });
    await opened(sampleCrews([sampleCrew({ spare: null, timesMissing: true })]));
    expect(await screen.findByText('6 of 10 filled · 2 requested · 2 missing')).toBeVisible();
    expect(screen.queryByText(/^No start or end time/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Spare' })).toBeNull();
  });

  test('the filters ask for what a planner looks for, and can be taken back', async () => {
    const { user } = await opened(sampleCrews([]));
    await user.click(await screen.findByRole('button', { name: 'Pre-call' }));
    expect(await screen.findByText('No crews fit this filter')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ mode: 'preCall', from: '2026-10-26', to: '2026-12-06' });
    await user.click(screen.getByRole('button', { name: 'Show all projects' }));
    expect(await screen.findByText('Planning calendar items not found')).toBeVisible();
  });

  test('says what went wrong, and tries again', async () => {
    server.on('GET /planningCalendarItems/crews', () => apiError(503, 'unavailable'));
    const path = paths.planningCalendar.pattern;
    const { user } = await show(page, { path, at: `${path}?day=${sampleDay}` });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on('GET /planningCalendarItems/crews', () => ({ body: sampleCrews([sampleCrew()]) }));
    await user.click(again);
    expect(await screen.findByText('Load-in')).toBeVisible();
  });
});

describe('on a wide screen', () => {
  beforeEach(() => screenOf(desk));

  test('a week stands side by side', async () => {
    const { user, container } = await opened(
      sampleCrews([sampleCrew(), sampleCrew({ id: 'crew-2', name: 'Load-out', day: '2026-11-25' })], {
        bankHolidays: [{ day: '2026-11-26', caption: 'A feast' }],
      }),
    );
    expect(within(await day(/25 November/)).getByRole('link')).toHaveTextContent('Load-out');
    expect(within(await day(/24 November/)).getByText('No crews')).toBeVisible();
    expect(within(await day(/26 November/)).getByText('A feast')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-29' });
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await day(/30 November/);
    expect(asked().at(-1)).toMatchObject({ from: '2026-11-30', to: '2026-12-06' });
  });

  test('a month is a grid, with the chosen day beside it', async () => {
    const { user, container } = await opened(
      sampleCrews([sampleCrew(), sampleCrew({ id: 'crew-2', name: 'Load-out', day: '2026-11-25' })]),
      `day=${sampleDay}&view=month`,
    );
    const grid = await screen.findByRole('grid', { name: 'November 2026' });
    const cell = await within(grid).findByRole('button', { name: /25 November 2026: 1 crew · 6 of 10/ });
    expect(cell).toHaveTextContent('08:00 Load-out');
    await user.click(cell);
    const beside = await day(/25 November/);
    expect(within(beside).getByRole('link')).toHaveAttribute('href', '/crews/crew-2');
    await expectNoAxeViolations(container);
  });
});
