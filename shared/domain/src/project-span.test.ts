import { projectSpanProblem } from './project-span.ts';

test.each([
  ['a project without an end is open', '2026-11-21', null, null],
  ['one day is a project', '2026-11-21', '2026-11-21', null],
  ['an end before the begin is wrong', '2026-11-21', '2026-11-20', 'end_before_start'],
  ['two years to the day are allowed', '2026-11-21', '2028-11-21', null],
  ['a day more is too long', '2026-11-21', '2028-11-22', 'span_too_long'],
  ['from a 29th of February it goes to the 28th', '2028-02-29', '2030-02-28', null],
  ['and no further', '2028-02-29', '2030-03-01', 'span_too_long'],
])('%s', (_, begin, end, expected) => expect(projectSpanProblem(begin, end)).toBe(expected));
