import {
  absenceStates,
  addDays,
  crewItemStates,
  defaultRules,
  itemSpan,
  personKinds,
} from '@callboard/domain';
import type { OtherItem, PersonFacts } from '@callboard/domain';
import * as fc from 'fast-check';
import type { FillPerson, FillPosition, FillWork } from './fill-cost.ts';

const monday = '2026-11-23';
const zone = 'Europe/Vienna';
const vienna = { latitude: 48.2, longitude: 16.4 };
const functions = ['rigger', 'light', 'driver'];
const shifts = [
  ['06:00', '14:00'],
  ['08:00', '18:00'],
  ['14:00', '22:00'],
  ['20:00', '06:00'],
  ['22:30', '23:30'],
] as const;

/** Days from Monday, a shift, a function and a crew. */
const place = fc.record({
  day: fc.integer({ min: 0, max: 3 }),
  shift: fc.constantFrom(...shifts),
  functionId: fc.constantFrom(...functions),
  crewId: fc.constantFrom('a', 'b', 'c'),
});
type Place = typeof place extends fc.Arbitrary<infer T> ? T : never;

const positionOf = ({ day, shift, functionId, crewId }: Place, at: number): FillPosition => ({
  itemId: `item-${at}`,
  crewId,
  functionId,
  functionCaption: functionId,
  needs: functionId === 'rigger' ? [{ skillId: 'height', caption: 'Heights', required: true }] : [],
  startDate: addDays(monday, day),
  startTime: shift[0],
  endTime: shift[1],
  endDate: null,
  timeZone: zone,
  standby: false,
  ...vienna,
});

const otherOf = (one: Place, at: number, status: OtherItem['status']): OtherItem => {
  const { itemId, ...position } = positionOf(one, at);
  return {
    ...itemSpan(position),
    ...vienna,
    id: `own-${itemId}`,
    crewId: position.crewId,
    status,
    caption: '',
    startDate: position.startDate,
  };
};

const spanOf = fc
  .tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 0, max: 2 }))
  .map(([from, length]) => ({ fromDay: addDays(monday, from), toDay: addDays(monday, from + length) }));

const facts: fc.Arbitrary<PersonFacts> = fc.record({
  active: fc.constantFrom(true, true, true, false),
  kind: fc.constantFrom(...personKinds),
  functions: fc.subarray(functions),
  skills: fc.constantFrom(
    [],
    [{ skillId: 'height', validFrom: null, validUntil: null }],
    [{ skillId: 'height', validFrom: null, validUntil: addDays(monday, 1) }],
  ),
  contracts: fc.constantFrom(
    [],
    [{ validFrom: '2026-01-01', validUntil: null }],
    [{ validFrom: '2026-01-01', validUntil: addDays(monday, 1) }],
  ),
  items: fc
    .array(fc.tuple(place, fc.constantFrom(...crewItemStates)), {
      maxLength: 3,
    })
    .map((some) => some.map(([one, status], at) => otherOf(one, at, status))),
  absences: fc.array(
    fc
      .tuple(spanOf, fc.constantFrom(...absenceStates))
      .map(([span, status]) => ({ ...span, kind: 'vacation', status, firstHalf: false, lastHalf: false })),
    { maxLength: 1 },
  ),
  blocks: fc.array(
    spanOf.map((span) => ({ ...span, reason: '' })),
    { maxLength: 1 },
  ),
  busy: fc.constant([]),
});

const person: fc.Arbitrary<Omit<FillPerson, 'id'>> = fc.record({
  facts,
  home: fc.constantFrom(null, vienna, { latitude: 47.07, longitude: 15.44 }),
  rating: fc.constantFrom(null, 1, 3, 4.5, 5),
  underQuotaMinutes: fc.integer({ min: -3_000, max: 9_000 }),
  accountMinutes: fc.constantFrom(null, -1_200, 0, 3_000),
  refusedCrews: fc.subarray(['a', 'b', 'c'], { maxLength: 1 }),
  applied: fc.subarray(['item-0', 'item-1', 'item-2']),
});

/** People, contracts, days off and positions as they come. */
export const someWork = (most: { positions: number; people: number }): fc.Arbitrary<FillWork> =>
  fc
    .tuple(
      fc.array(place, { minLength: 1, maxLength: most.positions }),
      fc.array(person, { maxLength: most.people }),
    )
    .map(([places, people]) => ({
      positions: places.map(positionOf),
      people: people.map((one, at) => ({ ...one, id: `person-${at}` })),
      rules: defaultRules,
    }));
