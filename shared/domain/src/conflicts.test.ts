import { conflictCases } from './cases.ts';
import { away, graz, other, person, wanted } from './cases/conflict-facts.ts';
import { conflictsOf, defaultRules, eligibilityOf, unforced } from './index.ts';
import type { PersonFacts, WantedItem } from './index.ts';

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
