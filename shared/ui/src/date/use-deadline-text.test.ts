import { renderHook } from '@testing-library/react';
import { setLanguage } from '@callboard/i18n';
import '../words/words.ts';
import { useDeadlineText, useOverdueText, useTimeLeft } from './use-deadline-text.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  ['en', 1, 'Overdue by 1 minute'],
  ['en', 59 * minute, 'Overdue by 59 minutes'],
  ['en', hour, 'Overdue by 1 hour'],
  ['en', 24 * hour - 1, 'Overdue by 23 hours'],
  ['en', 24 * hour, 'Overdue by 1 day'],
  ['de', 49 * hour, 'Seit 2 Tagen überfällig'],
  ['cy', 49 * hour, '2 ddiwrnod yn hwyr'],
] as const)('in %s, %d ms late: %s', async (language, late, text) => {
  await setLanguage(language);
  expect(renderHook(() => useOverdueText()).result.current(late)).toBe(text);
});

test('a deadline has its date when it is six days away, and none of it once it has passed', async () => {
  await setLanguage('en');
  const deadline = renderHook(() => useDeadlineText()).result.current;
  const at = Date.parse('2026-11-10T12:00:00Z');
  const seenBefore = (ms: number) => deadline('2026-11-10T12:00:00Z', at - ms, (text) => `By ${text}`);
  expect(seenBefore(minute)).toMatch(/^By Tue \d\d:\d\d$/);
  expect(seenBefore(6 * 24 * hour)).toMatch(/^By Tue 10 Nov, \d\d:\d\d$/);
  expect(seenBefore(0)).toBe('Overdue by 1 minute');
});

test.each([
  ['2026-11-12', 'By Thu 12 Nov'],
  ['2026-11-10', 'By Tue 10 Nov'],
  ['2026-11-09', 'Overdue by 1 day'],
])('a deadline of a day is over with that day: %s', async (day, text) => {
  await setLanguage('en');
  // Late in the evening, where the phone is.
  const now = new Date(2026, 10, 10, 23, 59).getTime();
  const deadline = renderHook(() => useDeadlineText()).result.current;
  expect(deadline(day, now, (at) => `By ${at}`)).toBe(text);
  expect(renderHook(() => useTimeLeft()).result.current(day, now) < 0).toBe(text.startsWith('Overdue'));
});
