import { outsideOfProject, projectSpanProblem } from './project-span.ts';

test.each([
  ['a project without an end is open', '2026-11-21', null, null],
  ['one day is a project', '2026-11-21', '2026-11-21', null],
  ['an end before the begin is wrong', '2026-11-21', '2026-11-20', 'end_before_start'],
  ['two years to the day are allowed', '2026-11-21', '2028-11-21', null],
  ['a day more is too long', '2026-11-21', '2028-11-22', 'span_too_long'],
  ['from a 29th of February it goes to the 28th', '2028-02-29', '2030-02-28', null],
  ['and no further', '2028-02-29', '2030-03-01', 'span_too_long'],
])('%s', (_, begin, end, expected) => expect(projectSpanProblem(begin, end)).toBe(expected));

test.each([
  ['within', '2026-11-21', '2026-11-23', '2026-11-23', null],
  ['one day at the begin', '2026-11-21', null, '2026-11-23', null],
  ['begins before', '2026-11-20', '2026-11-22', '2026-11-23', 'startDate'],
  ['begins after', '2026-11-24', null, '2026-11-23', 'startDate'],
  ['ends after', '2026-11-22', '2026-11-24', '2026-11-23', 'endDate'],
  ['an open project has no end', '2027-11-22', '2027-11-24', null, null],
])('a crew of a project: %s', (_, startDate, endDate, end, expected) =>
  expect(outsideOfProject({ startDate, endDate }, { beginDate: '2026-11-21', endDate: end })).toBe(expected),
);
