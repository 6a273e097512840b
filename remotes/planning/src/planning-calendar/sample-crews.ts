import { planning } from '@callboard/contract';
import type { CalendarCrew, PlanningCrews } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** For tests: crews as the server answers them. */
export const sampleDay = '2026-11-23';

export const sampleCrew = (some: PartOf<CalendarCrew> = {}): CalendarCrew =>
  sampleItemOf(planning.planningCalendarCrews, {
    id: 'crew-1',
    name: 'Load-in',
    project: { number: '4711', name: 'Gala' },
    company: 'Opera',
    location: { name: 'Hall A', city: 'Wien' },
    day: sampleDay,
    from: '08:00',
    until: '18:00',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    positions: 10,
    filled: 6,
    requested: 2,
    missing: 2,
    spare: 1,
    ...some,
  });

export const sampleCrews = (
  items: readonly CalendarCrew[],
  some: PartOf<PlanningCrews> = {},
): PlanningCrews =>
  sampleOf(planning.planningCalendarCrews, {
    from: '2026-10-26',
    to: '2026-12-06',
    today: sampleDay,
    items,
    may: { seeSpare: true },
    ...some,
  });
