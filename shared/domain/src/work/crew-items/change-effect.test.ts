import { changeEffect, isRemovable, materialDifferences, positionFacts } from '../../index.ts';
import type { CrewItemState, Difference } from '../../index.ts';

const start = (before: string, after: string): Difference => ({ field: 'startTime', before, after });
const later = [start('08:00', '09:00')];

test.each<[string, CrewItemState, Difference[], Difference[], boolean, string]>([
  ['who has confirmed confirms again', 'confirmed', [], later, false, 'confirmAgain'],
  ['who is on the way confirms again', 'ready', [], later, false, 'confirmAgain'],
  ['who was only asked is notified', 'requested', [], later, false, 'notified'],
  ['who is held in reserve is notified', 'spare', [], later, false, 'notified'],
  ['who is only planned hears nothing', 'draft', [], later, true, 'nobody'],
  ['who has declined hears nothing', 'refused', [], later, true, 'nobody'],
  ['a note alone needs no new answer', 'confirmed', [], [], true, 'notified'],
  ['nothing at all is told to nobody', 'confirmed', [], [], false, 'nobody'],
  ['back to what was confirmed', 'hasChanged', later, [start('09:00', '08:00')], false, 'asConfirmed'],
  ['a second change is still one', 'hasChanged', later, [start('09:00', '10:00')], false, 'confirmAgain'],
])('%s', (_, status, changes, differences, alwaysNotify, kind) =>
  expect(changeEffect({ status, changes }, { differences, alwaysNotify }).kind).toBe(kind),
);

test('changes that are shown are all that differs from what was confirmed', () =>
  expect(
    changeEffect(
      { status: 'hasChanged', changes: later },
      { differences: [start('09:00', '10:00')], alwaysNotify: false },
    ).changes,
  ).toEqual([start('08:00', '10:00')]));

test('an end day that the times say anyway is no change', () => {
  const facts = (endDate: string | null) =>
    positionFacts(
      {
        startDate: '2026-11-21',
        startTime: '20:00',
        endTime: '06:00',
        endDate,
        timeZone: 'Europe/Vienna',
      },
      { functionCaption: 'Rigger', payBasis: 'hour' },
    );
  expect(materialDifferences(facts(null), facts('2026-11-22'))).toEqual([]);
  expect(materialDifferences(facts(null), facts('2026-11-23'))).toHaveLength(1);
});

const free = { status: 'draft', hasPerson: false, wasAsked: false, hasApplicants: false } as const;
test.each([
  ['a position that nobody knows of can be removed', free, true],
  ['a vacancy nobody has applied for as well', { ...free, status: 'vacant' as const }, true],
  ['somebody is planned for it', { ...free, hasPerson: true }, false],
  ['somebody was asked before', { ...free, wasAsked: true }, false],
  ['somebody has applied', { ...free, status: 'vacant' as const, hasApplicants: true }, false],
  ['it was called off', { ...free, status: 'notNeeded' as const }, false],
])('%s', (_, item, expected) => expect(isRemovable(item)).toBe(expected));
