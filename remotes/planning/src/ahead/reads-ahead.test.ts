import { noteServerDate, queryClient, todayHere } from '@callboard/client';
import { addDays, monthOf, weekdayOf } from '@callboard/domain';
import { monthSpan } from '@callboard/parts';
import { phone, screenOf, signInAs } from '@callboard/testing';
import { plannerGridQuery } from '../planner-crew/grid-data/planner-grid.queries.ts';
import { sampleGrid } from '../planner-crew/grid-data/sample-grid.ts';
import { readsAhead } from './reads-ahead.ts';

const today = todayHere();
beforeEach(() => screenOf(phone));

const asked = () =>
  [...readsAhead()].map(({ query: { queryKey } }) => ({
    path: String(queryKey[0]).replace('GET ', ''),
    query: queryKey[2] as Record<string, string>,
  }));

test('a planner has crews and people of today and the next days, and the own to-dos', () => {
  const rights = { crews: ['READ'], planningCalendar: ['READ'], toDoCalendar: ['READ'] } as const;
  signInAs({ roles: ['planner'], rights });
  const reads = asked();
  for (const path of ['/planningCalendarItems/crews', '/plannerGrid'])
    for (const day of [today, addDays(today, 7)])
      expect(
        reads.some(
          (one) => one.path === path && (one.query['from'] ?? '') <= day && day <= (one.query['to'] ?? ''),
        ),
      ).toBe(true);
  expect(reads.map(({ path }) => path)).toContain('/todos');
  expect(reads.length).toBeLessThanOrEqual(8);
});

test('a phone keeps the month of the calendar, as the page asks for it', () => {
  signInAs({ roles: ['planner'], rights: { planningCalendar: ['READ'] } });
  const [first] = asked();
  expect(first?.query).toMatchObject({ ...monthSpan(monthOf(today)), mode: 'all' });
});

test('the week of the grid begins on its Monday, as the page asks for it', () => {
  signInAs({ roles: ['planner'], rights: { crews: ['READ'] } });
  const [first] = asked();
  expect(first?.query).toMatchObject({ from: addDays(today, -weekdayOf(today)), page: 1 });
});

test.each([
  ['a day behind', -1],
  ['a day ahead', 1],
])('a phone whose clock is %s asks for the days of the server', (_, days) => {
  signInAs({ roles: ['client'], rights: { crews: ['READ'] } });
  const server = new Date('2026-11-22T12:00:00Z');
  jest.useFakeTimers({ now: server.getTime() + days * 86_400_000 });
  noteServerDate(server.toUTCString());
  expect(asked()[0]?.query).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  jest.useRealTimers();
  noteServerDate(new Date().toUTCString());
});

test('calls that the person has no right to are not made', () => {
  signInAs({ roles: ['client'], rights: { planningCrewItemList: ['READ'] } });
  expect(asked().map(({ path }) => path)).toEqual(['/planningCrewItemList']);
  signInAs({ roles: ['crew'], rights: {} });
  expect(asked()).toEqual([]);
});

test('of a long list everybody is kept, after all that is nearer', () => {
  signInAs({ roles: ['planner'], rights: { crews: ['READ'], membershipCrews: ['READ'] } });
  const from = addDays(today, -weekdayOf(today));
  const first = plannerGridQuery({ from, to: addDays(from, 6) }, 1);
  queryClient.setQueryData(first.queryKey, { ...sampleGrid([]), total: 250, limit: 100 });
  const paths = asked().map(({ path, query }) => `${path} ${query['page'] ?? ''}`);
  expect(paths.slice(-2)).toEqual(['/plannerGrid 2', '/plannerGrid 3']);
  queryClient.clear();
});
