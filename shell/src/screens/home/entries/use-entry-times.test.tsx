import { renderHook } from '@testing-library/react';
import type { HomeEntry } from '@callboard/contract';
import { setLanguage } from '@callboard/i18n';
import '../../../start/words/words.ts';
import { useEntryTimes } from './use-entry-times.ts';

beforeAll(() => setLanguage('en'));

test('work is on the clock of its site, what is due on the phone’s own', () => {
  // Wherever this test runs, one of the two is not its clock.
  for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const entry = {
      id: 'e-1',
      span: { startsAt: '2032-03-03T08:00:00Z', endsAt: '2032-03-03T16:00:00Z', timeZone },
      dueAt: '2032-03-02T18:05:00Z',
    } as unknown as HomeEntry;
    const { due, hours } = renderHook(() => useEntryTimes(entry)).result.current;
    const own = new Date('2032-03-02T18:05:00Z').toTimeString().slice(0, 5);
    expect(due).toContain(own);
    expect(hours).toMatch(timeZone === 'Pacific/Auckland' ? /^21:00/ : /^00:00/);
  }
});

describe('what is due', () => {
  const minute = 60_000;
  const now = Date.parse('2026-11-10T12:00:00Z');
  beforeAll(() => jest.useFakeTimers({ now }));
  afterAll(() => jest.useRealTimers());
  const dueOf = (entry: Pick<HomeEntry, 'dueAt' | 'dueOn'>) => {
    const { due, late } = renderHook(() => useEntryTimes(entry as HomeEntry)).result.current;
    return [due, late];
  };

  test.each([
    [minute, 'By Tue ', false],
    [-minute, 'Overdue by 1 minute', true],
    [-3 * 60 * minute, 'Overdue by 3 hours', true],
    [-3 * 24 * 60 * minute, 'Overdue by 3 days', true],
  ] as const)('%d ms from now: %s', (left, text, isLate) => {
    const [due, late] = dueOf({ dueAt: new Date(now + left).toISOString() });
    expect(due).toContain(text);
    expect(late).toBe(isLate);
  });

  test.each([
    ['2026-11-10', 'By Tue 10 Nov', false],
    ['2026-11-09', 'Overdue by 1 day', true],
  ])('on %s: %s', (dueOn, text, isLate) => {
    expect(dueOf({ dueOn })).toEqual([text, isLate]);
  });
});
