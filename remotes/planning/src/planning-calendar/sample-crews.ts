import type { CalendarCrew, PlanningCrews } from '@callboard/contract';

/** For tests: crews as the server answers them. */
export const sampleDay = '2026-11-23';

export const sampleCrew = (some: Partial<CalendarCrew> = {}): CalendarCrew => ({
  id: 'crew-1',
  name: 'Load-in',
  project: { number: '4711', name: 'Gala', internal: false },
  company: 'Opera',
  location: { name: 'Hall A', city: 'Wien' },
  day: sampleDay,
  from: '08:00',
  until: '18:00',
  overnight: false,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  timesMissing: false,
  positions: 10,
  filled: 6,
  requested: 2,
  missing: 2,
  spare: 1,
  onSite: [],
  securityCheck: 'none',
  ...some,
});

export const sampleCrews = (
  items: readonly CalendarCrew[],
  some: Partial<PlanningCrews> = {},
): PlanningCrews => ({
  from: '2026-10-26',
  to: '2026-12-06',
  today: sampleDay,
  items: [...items],
  left: 0,
  bankHolidays: [],
  may: { seeSpare: true },
  ...some,
});
