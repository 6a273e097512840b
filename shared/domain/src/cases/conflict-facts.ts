import { itemSpan } from '../work/crew-items/crew-item-time.ts';
import { instantOf } from '../time/zoned.ts';
import type { AbsenceState } from '../people/absence-states.ts';
import type { OtherItem, PersonFacts, WantedItem } from '../work/planning/conflicts.ts';

/** A position that somebody is to get, and people as the cases need them. */
const zone = 'Europe/Vienna';
export const day = '2026-11-21';
const vienna = { latitude: 48.2167, longitude: 16.4044 };
export const graz = { latitude: 47.0707, longitude: 15.4395 };
export const lasPalmas = { latitude: 28.1299, longitude: -15.4301 };

export const wanted = (more: Partial<WantedItem> = {}): WantedItem => ({
  itemId: 'wanted',
  crewId: 'crew',
  functionId: 'rigger',
  functionCaption: 'Rigger',
  needs: [],
  startDate: day,
  startTime: '08:00',
  endTime: '16:00',
  timeZone: zone,
  ...vienna,
  ...more,
});

type Short = Partial<OtherItem> & { from?: string; until?: string };
export const other = ({
  from = '08:00',
  until = '16:00',
  startDate = day,
  ...more
}: Short = {}): OtherItem => ({
  id: `other-${startDate}-${from}`,
  crewId: 'other crew',
  status: 'confirmed',
  startDate,
  caption: 'Opera',
  ...vienna,
  ...itemSpan({ startDate, startTime: from, endTime: until, timeZone: zone }),
  ...more,
});

export const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  active: true,
  kind: 'employee',
  functions: ['rigger'],
  skills: [],
  contracts: [{ validFrom: '2026-01-01', validUntil: null }],
  items: [],
  absences: [],
  blocks: [],
  busy: [],
  ...more,
});
export const busyAt = (from: string, until: string) =>
  person({
    busy: [
      { fromDay: day, toDay: day, startsAt: instantOf(day, from, zone), endsAt: instantOf(day, until, zone) },
    ],
  });
export const away = (kind: string, status: AbsenceState, more: object = {}) =>
  person({
    absences: [
      { kind, status, fromDay: '2026-11-20', toDay: day, firstHalf: false, lastHalf: false, ...more },
    ],
  });
export const daysOff = (fromDay: string, toDay: string, more: object = {}) =>
  away('vacation', 'approved', { fromDay, toDay, ...more });
export const under = (validFrom: string, validUntil: string | null) => ({ validFrom, validUntil });
export const overNight = (startTime: string, endTime: string) => wanted({ startTime, endTime });
export const daysBefore = (count: number, until = '16:00') =>
  Array.from({ length: count }, (_, n) =>
    other({ startDate: `2026-11-${String(20 - n).padStart(2, '0')}`, until }),
  );
export const needs = (required: boolean) =>
  wanted({ needs: [{ skillId: 'height', caption: 'Heights', required }] });
export const standby = {
  ...needs(true),
  startTime: '20:00',
  endTime: '05:59',
  endDate: '2026-11-23',
  standby: true,
};
export const skilled = (validUntil: string | null) =>
  person({ skills: [{ skillId: 'height', validFrom: null, validUntil }] });
