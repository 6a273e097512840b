import { itemSpan } from '../crew-item-time.ts';
import type { AbsenceState } from '../absence-states.ts';
import type { OtherItem, PersonFacts, WantedItem } from '../conflicts.ts';

const zone = 'Europe/Vienna';
const day = '2026-11-21';
const vienna = { latitude: 48.2167, longitude: 16.4044 };
export const graz = { latitude: 47.0707, longitude: 15.4395 };
const lasPalmas = { latitude: 28.1299, longitude: -15.4301 };

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
  ...more,
});
export const away = (kind: string, status: AbsenceState, more: object = {}) =>
  person({
    absences: [
      { kind, status, fromDay: '2026-11-20', toDay: day, firstHalf: false, lastHalf: false, ...more },
    ],
  });
const daysOff = (fromDay: string, toDay: string, more: object = {}) =>
  away('vacation', 'approved', { fromDay, toDay, ...more });
const under = (validFrom: string, validUntil: string | null) => ({ validFrom, validUntil });
const overNight = (startTime: string, endTime: string) => wanted({ startTime, endTime });
const daysBefore = (count: number, until = '16:00') =>
  Array.from({ length: count }, (_, n) =>
    other({ startDate: `2026-11-${String(20 - n).padStart(2, '0')}`, until }),
  );
const needs = (required: boolean) => wanted({ needs: [{ skillId: 'height', caption: 'Heights', required }] });
const standby = {
  ...needs(true),
  startTime: '20:00',
  endTime: '05:59',
  endDate: '2026-11-23',
  standby: true,
};
const skilled = (validUntil: string | null) =>
  person({ skills: [{ skillId: 'height', validFrom: null, validUntil }] });

type ConflictCase = readonly [
  name: string,
  wanted: WantedItem,
  person: PersonFacts,
  expected: readonly string[],
];

/**
 * What speaks against giving a position to a person, as `kind level`, the worst first. The rule in TypeScript finds all
 * of it; the list of vacancies leaves out in SQL what stops.
 */
export const conflictCases: readonly ConflictCase[] = [
  ['nothing speaks against a free person', wanted(), person(), []],
  [
    'a confirmed job at the same time stops, but can be forced',
    wanted(),
    person({ items: [other()] }),
    ['overlapConfirmed stop forceable', 'longDay warn'],
  ],
  [
    'a changed job was confirmed as well',
    wanted(),
    person({ items: [other({ status: 'hasChanged', until: '09:00' })] }),
    ['overlapConfirmed stop forceable'],
  ],
  [
    'a requested job at the same time warns',
    wanted(),
    person({ items: [other({ status: 'requested', until: '09:00' })] }),
    ['overlapRequested warn'],
  ],
  [
    'a spare position at the same time warns',
    wanted(),
    person({ items: [other({ status: 'spare' })] }),
    ['overlapSpare warn'],
  ],
  [
    'twice in one crew at the same time stops for good',
    wanted(),
    person({ items: [other({ crewId: 'crew', until: '09:00' })] }),
    ['sameCrew stop'],
  ],
  [
    'a later shift of the same crew is fine',
    wanted({ endTime: '12:00' }),
    person({ items: [other({ crewId: 'crew', from: '12:00' })] }),
    ['shortRest warn severe'],
  ],
  ['the position itself is no collision', wanted(), person({ items: [other({ id: 'wanted' })] }), []],
  ...(['cancelled', 'notNeeded', 'refused', 'noShow', 'expired'] as const).map((status): ConflictCase => [
    `what is ${status} never collides`,
    wanted(),
    person({ items: [other({ status, crewId: 'crew' })] }),
    [],
  ]),
  [
    'an approved vacation stops, but can be forced',
    wanted(),
    away('vacation', 'approved'),
    ['absent stop forceable'],
  ],
  ['so does unpaid leave', wanted(), away('unpaid', 'approved'), ['absent stop forceable']],
  ['so does a reported sickness', wanted(), away('sick', 'reported'), ['absent stop forceable']],
  ['half a day off warns', wanted(), away('vacation', 'approved', { lastHalf: true }), ['absent warn']],
  ['a requested vacation warns', wanted(), away('vacation', 'requested'), ['absenceRequested warn']],
  ['a refused vacation says nothing', wanted(), away('vacation', 'refused'), []],
  [
    'a blocked day warns',
    wanted(),
    person({ blocks: [{ fromDay: day, toDay: day, reason: 'exam' }] }),
    ['blocked warn'],
  ],
  [
    'a night shift ends on a blocked morning without a word',
    wanted({ startTime: '20:00', endTime: '06:00' }),
    person({ blocks: [{ fromDay: '2026-11-22', toDay: '2026-11-22', reason: '' }] }),
    [],
  ],
  [
    'rest of ten hours warns',
    wanted(),
    person({ items: [other({ startDate: '2026-11-20', from: '14:00', until: '22:00' })] }),
    ['shortRest warn'],
  ],
  [
    'rest of eight hours warns in red',
    wanted(),
    person({ items: [other({ startDate: '2026-11-20', from: '16:00', until: '00:00' })] }),
    ['shortRest warn severe'],
  ],
  [
    'rest before the next job counts as well',
    wanted(),
    person({ items: [other({ startDate: '2026-11-22', from: '02:00', until: '06:00' })] }),
    ['shortRest warn'],
  ],
  ['ten hours a day are fine', wanted({ endTime: '18:00' }), person(), []],
  ['more than ten warn', wanted({ endTime: '18:01' }), person(), ['longDay warn']],
  ['48 hours in seven days are fine', wanted(), person({ items: daysBefore(5) }), []],
  ['more than 48 warn', wanted({ endTime: '16:30' }), person({ items: daysBefore(5) }), ['longWeek warn']],
  ['six days in a row are fine', wanted({ endTime: '10:00' }), person({ items: daysBefore(5, '10:00') }), []],
  [
    'the seventh warns',
    wanted({ endTime: '10:00' }),
    person({ items: daysBefore(6, '10:00') }),
    ['daysInARow warn'],
  ],
  [
    'a function that the person does not have warns',
    wanted({ functionId: 'driver' }),
    person(),
    ['functionMissing warn'],
  ],
  ['a missing skill warns', needs(false), person(), ['skillMissing warn']],
  ['a missing skill that is required stops', needs(true), person(), ['skillMissing stop']],
  ['a skill that ends on the day is enough', needs(true), skilled(day), []],
  [
    'a skill that is over by the day stops where it is required',
    needs(true),
    skilled('2026-11-20'),
    ['skillExpired stop'],
  ],
  ['and warns where it is not', needs(false), skilled('2026-11-20'), ['skillExpired warn']],
  [
    'a contract that is over stops',
    wanted(),
    person({ contracts: [{ validFrom: '2026-01-01', validUntil: '2026-11-20' }] }),
    ['noContract stop'],
  ],
  [
    'one that begins later stops',
    wanted(),
    person({ contracts: [{ validFrom: '2026-12-01', validUntil: null }] }),
    ['noContract stop'],
  ],
  ['whom no contract binds is free', wanted(), person({ contracts: [] }), []],
  ['somebody inactive is stopped', wanted(), person({ active: false }), ['inactive stop']],
  [
    'missing times are told',
    wanted({ startTime: null, endTime: null }),
    person({ items: [other()] }),
    ['timesMissing warn'],
  ],
  [
    'two sites too far apart are told',
    wanted({ endTime: '12:00' }),
    person({ items: [other({ from: '13:00', until: '15:00', ...graz })] }),
    ['shortRest warn severe', 'travel info'],
  ],
  [
    'nobody drives for two days to an island: it is flown',
    wanted({ endTime: '12:00' }),
    person({ items: [other({ startDate: '2026-11-22', from: '13:00', until: '15:00', ...lasPalmas })] }),
    [],
  ],
  [
    'a supplier may be in two places',
    wanted(),
    person({ kind: 'supplier', items: [other(), other({ crewId: 'crew' })] }),
    [],
  ],
  [
    'somebody anonymous as well',
    wanted(),
    person({ kind: 'anonymous', contracts: [], items: [other()] }),
    [],
  ],
  [
    'a draft of the planner in the same crew stops',
    wanted(),
    person({ items: [other({ crewId: 'crew', status: 'draft', until: '09:00' })] }),
    ['sameCrew stop'],
  ],
  ['a free afternoon warns', wanted(), daysOff(day, day, { firstHalf: true }), ['absent warn']],
  [
    'so does a free afternoon on the second of two days',
    overNight('23:00', '08:30'),
    daysOff('2026-11-22', '2026-11-24', { firstHalf: true }),
    ['absent warn'],
  ],
  [
    'a vacation that ends at noon of the second of two days stops on the first',
    overNight('23:00', '08:30'),
    daysOff(day, '2026-11-22', { lastHalf: true }),
    ['absent stop forceable'],
  ],
  [
    'a shift until after the night meets the day off that follows',
    overNight('23:00', '08:30'),
    daysOff('2026-11-22', '2026-11-22'),
    ['absent stop forceable'],
  ],
  ['one until its end does not', overNight('20:00', '06:00'), daysOff('2026-11-22', '2026-11-22'), []],
  [
    'a vacation that was asked back still stops',
    wanted(),
    away('vacation', 'cancelRequested'),
    ['absent stop forceable'],
  ],
  [
    'a contract that follows another covers both days',
    overNight('23:00', '08:30'),
    person({ contracts: [under('2026-01-01', day), under('2026-11-22', null)] }),
    [],
  ],
  [
    'a day between two contracts stops',
    overNight('23:00', '08:30'),
    person({ contracts: [under('2026-01-01', day), under('2026-11-23', null)] }),
    ['noContract stop'],
  ],
  [
    'a skill that ends on the first of two days stops where it is required',
    standby,
    skilled(day),
    ['skillExpired stop', 'longDay warn'],
  ],
  [
    'one that ends on the last day is enough: the early morning belongs to it',
    standby,
    skilled('2026-11-22'),
    ['longDay warn'],
  ],
];
