import { conflictsOf, eligibilityOf, unforced } from './index.ts';
import type { AbsenceState, OtherItem, PersonFacts, WantedItem } from './index.ts';
import { defaultRules, itemSpan } from './index.ts';

const zone = 'Europe/Vienna';
const day = '2026-11-21';
const vienna = { latitude: 48.2167, longitude: 16.4044 };
const graz = { latitude: 47.0707, longitude: 15.4395 };
const lasPalmas = { latitude: 28.1299, longitude: -15.4301 };

const wanted = (more: Partial<WantedItem> = {}): WantedItem => ({
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
const other = ({ from = '08:00', until = '16:00', startDate = day, ...more }: Short = {}): OtherItem => ({
  id: `other-${startDate}-${from}`,
  crewId: 'other crew',
  status: 'confirmed',
  startDate,
  caption: 'Opera',
  ...vienna,
  ...itemSpan({ startDate, startTime: from, endTime: until, timeZone: zone }),
  ...more,
});

const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
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
const away = (kind: string, status: AbsenceState, more: object = {}) =>
  person({
    absences: [
      { kind, status, fromDay: '2026-11-20', toDay: day, firstHalf: false, lastHalf: false, ...more },
    ],
  });
const daysBefore = (count: number, until = '16:00') =>
  Array.from({ length: count }, (_, n) =>
    other({ startDate: `2026-11-${String(20 - n).padStart(2, '0')}`, until }),
  );
const needs = (required: boolean) => wanted({ needs: [{ skillId: 'height', caption: 'Heights', required }] });
const skilled = (validUntil: string | null) =>
  person({ skills: [{ skillId: 'height', validFrom: null, validUntil }] });

const told = (item: WantedItem, who: PersonFacts) =>
  conflictsOf(item, who, defaultRules).map(
    ({ kind, level, forceable, severe }) =>
      `${kind} ${level}${forceable ? ' forceable' : ''}${severe ? ' severe' : ''}`,
  );

test.each<[string, WantedItem, PersonFacts, string[]]>([
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
  ...(['cancelled', 'notNeeded', 'refused', 'noShow', 'expired'] as const).map(
    (status): [string, WantedItem, PersonFacts, string[]] => [
      `what is ${status} never collides`,
      wanted(),
      person({ items: [other({ status, crewId: 'crew' })] }),
      [],
    ],
  ),
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
])('%s', (_, item, who, expected) => expect(told(item, who)).toEqual(expected));

test.each([
  ['nobody is held back by warnings', wanted(), away('vacation', 'requested'), true, ['absenceRequested']],
  ['what stops keeps from applying', wanted(), away('vacation', 'approved'), false, ['absent']],
  [
    'reasons name everything but mere information',
    wanted({ endTime: '12:00' }),
    person({ items: [other({ from: '13:00', until: '15:00', ...graz })] }),
    true,
    ['shortRest'],
  ],
])('%s', (_, item, who, ok, kinds) => {
  const eligibility = eligibilityOf(conflictsOf(item, who, defaultRules));
  expect(eligibility.ok).toBe(ok);
  expect(eligibility.reasons.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ['without force everything that stops stays in the way', false, ['overlapConfirmed', 'inactive']],
  ['force lets pass only what can be forced', true, ['inactive']],
])('%s', (_, force, kinds) => {
  const all = conflictsOf(
    wanted(),
    person({ active: false, items: [other({ until: '09:00' })] }),
    defaultRules,
  );
  expect(unforced(all, force).map(({ kind }) => kind)).toEqual(kinds);
});
