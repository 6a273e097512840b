import { conflictCases } from '../../cases.ts';
import { away, graz, other, person, wanted } from '../../cases/conflict-facts.ts';
import { conflictsOf, defaultRules, eligibilityOf, overridingOf, unforced } from '../../index.ts';
import type { PersonFacts, WantedItem } from '../../index.ts';

const described = (item: WantedItem, who: PersonFacts) =>
  conflictsOf(item, who, defaultRules).map(
    ({ kind, level, forceable, severe }) =>
      `${kind} ${level}${forceable ? ' forceable' : ''}${severe ? ' severe' : ''}`,
  );

test.each(conflictCases)('%s', (_, item, who, expected) => expect(described(item, who)).toEqual(expected));

test.each([
  ['nobody is held back by warnings', wanted(), away('vacation', 'requested'), true, ['absenceRequested']],
  ['what stops keeps from applying', wanted(), away('vacation', 'approved'), false, ['absent']],
  [
    'who cannot get there in time is held back',
    wanted({ endTime: '12:00' }),
    person({ items: [other({ from: '13:00', until: '15:00', ...graz })] }),
    false,
    ['travel', 'shortRest'],
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

const far = other({ from: '17:00', until: '19:00', ...graz });
test.each([
  ['a free person needs no reason', person(), 'free'],
  ['a warning needs none', away('vacation', 'requested'), 'free'],
  ['a second job at the same time needs one', person({ items: [other({ until: '09:00' })] }), 'needsReason'],
  ['an approved vacation needs one', away('vacation', 'approved'), 'needsReason'],
  ['a way that takes longer than the gap needs one', person({ items: [far] }), 'needsReason'],
  ['twice in one crew no reason helps', person({ items: [other({ crewId: 'crew' })] }), 'impossible'],
  [
    'of two conflicts the graver decides',
    person({ active: false, items: [other({ until: '09:00' })] }),
    'impossible',
  ],
])('%s', (_, who, expected) => expect(overridingOf(conflictsOf(wanted(), who, defaultRules))).toBe(expected));
