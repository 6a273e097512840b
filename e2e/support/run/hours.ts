export type Hour = { readonly name: string; readonly at: string };

const ordinaryDay = Array.from({ length: 24 }, (_, hour): Hour => {
  const [day, utc] = hour === 0 ? ['2026-11-09', 23] : ['2026-11-10', hour - 1];
  return {
    name: `tuesday-${String(hour).padStart(2, '0')}`,
    at: `${day}T${String(utc).padStart(2, '0')}:00:00Z`,
  };
});

/**
 * Moments at which something about time went wrong somewhere. The clocks of all zones of the demo change at one
 * instant, at one in the morning of UTC; their days begin at different ones.
 */
export const hours: readonly Hour[] = [
  ...ordinaryDay,
  { name: 'autumn-midnight-in-vienna', at: '2026-10-24T22:00:00Z' },
  { name: 'autumn-midnight-in-london', at: '2026-10-24T23:00:00Z' },
  { name: 'autumn-first-half-past-two', at: '2026-10-25T00:30:00Z' },
  { name: 'autumn-minute-before-the-change', at: '2026-10-25T00:59:00Z' },
  { name: 'autumn-change', at: '2026-10-25T01:00:00Z' },
  { name: 'autumn-second-half-past-two', at: '2026-10-25T01:30:00Z' },
  { name: 'autumn-end-of-25-hours', at: '2026-10-25T22:30:00Z' },
  { name: 'spring-midnight-in-vienna', at: '2027-03-27T23:00:00Z' },
  { name: 'spring-midnight-in-london', at: '2027-03-28T00:00:00Z' },
  { name: 'spring-minute-before-the-change', at: '2027-03-28T00:59:00Z' },
  { name: 'spring-change', at: '2027-03-28T01:00:00Z' },
  { name: 'spring-half-past-three', at: '2027-03-28T01:30:00Z' },
  { name: 'spring-end-of-23-hours', at: '2027-03-28T21:30:00Z' },
  { name: 'leap-day-in-berlin-not-in-london', at: '2028-02-28T23:30:00Z' },
  { name: 'leap-day-noon', at: '2028-02-29T12:00:00Z' },
  { name: 'leap-day-on-the-canaries-not-in-vienna', at: '2028-02-29T23:30:00Z' },
  { name: 'last-minute-of-the-year-in-vienna', at: '2026-12-31T22:59:00Z' },
  { name: 'new-year-in-amsterdam-not-in-london', at: '2026-12-31T23:30:00Z' },
  { name: 'new-year-on-the-canaries', at: '2027-01-01T00:00:00Z' },
  { name: 'new-year-noon', at: '2027-01-01T11:00:00Z' },
  { name: 'month-end-last-minute', at: '2026-11-30T22:59:00Z' },
  { name: 'month-end-over-in-vienna-not-in-london', at: '2026-08-31T22:30:00Z' },
  { name: 'sunday', at: '2026-11-15T10:00:00Z' },
  { name: 'bank-holiday', at: '2026-12-08T10:00:00Z' },
];

/** What reads the clock itself, and of that what finds most for its seconds: filling the demo is half of them. */
export const inEveryRun = [
  'deploy/server/src/tools/demo/demo-sanity.test.ts',
  'deploy/server/src/tools/demo/on-site/seed-on-site.test.ts',
  'remotes/crew-ops/src/calendar/personal-calendar/calendar-rules.test.ts',
  'remotes/crew-ops/src/jobs/job-row/use-deadline-text.test.tsx',
  'remotes/planning/src/ahead/reads-ahead.test.ts',
];

/** Most of these are given a day of their own, so an hour shows only where they forgot it. */
const inWholeSweeps = [
  'deploy/server/src/areas/home/home/home.test.ts',
  'deploy/server/src/areas/account/calendar-subscriptions/calendar.test.ts',
  'deploy/server/src/areas/work/crew-checks/take/check-in.test.ts',
  'deploy/server/src/areas/work/planning/calendar/other-calendars.test.ts',
  'deploy/server/src/areas/work/planning/calendar/planning.test.ts',
  'deploy/server/src/areas/work/todos/todos.test.ts',
  'remotes/crew-ops/src/calendar/personal-calendar/absence/vacation.test.tsx',
  'remotes/crew-ops/src/calendar/personal-calendar/personal-calendar-page.test.tsx',
  'remotes/crew-ops/src/on-site/on-site/check-in-page.test.tsx',
  'remotes/crew-ops/src/on-site/crew-chief-job/crew-chief-job-page.test.tsx',
  'remotes/crew-ops/src/on-site/now/now-card.test.tsx',
  'remotes/crew-ops/src/on-site/pre-calls-due/pre-calls-due.test.tsx',
  'remotes/planning/src/planning-calendar/planning-calendar-page.test.tsx',
  'remotes/planning/src/todo-calendar/todo-calendar-page.test.tsx',
  'remotes/projects/src/projects-calendar/projects-calendar-page.test.tsx',
  'shared/parts/src/calendar/calendar-view.test.tsx',
];
export const aboutTime = [...inEveryRun, ...inWholeSweeps];

const rounds = 16;
/** Three that lie far apart; after as many rounds as there are every hour had its turn. */
export const threeOf = (turn: number): readonly Hour[] =>
  hours.filter((_, at) => at % rounds === turn % rounds);

export const turnOf = (commit: string): number => Number.parseInt(commit.slice(0, 8), 16);
