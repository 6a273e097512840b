import { materialDifferences, mergedDifferences } from './material-change.ts';

test.each([
  [
    'a moved start is material',
    { startTime: '08:00' },
    { startTime: '09:00' },
    [{ field: 'startTime', before: '08:00', after: '09:00' }],
  ],
  ['the same is no change', { startTime: '08:00', function: 'Rigger' }, { startTime: '08:00' }, []],
  [
    'a site that is named at last is one',
    { location: null },
    { location: 'Hall 3' },
    [{ field: 'location', before: null, after: 'Hall 3' }],
  ],
  [
    'several come in the order in which they are read',
    { payBasis: 'hour', startDate: '2026-11-21' },
    { payBasis: 'day', startDate: '2026-11-22' },
    [
      { field: 'startDate', before: '2026-11-21', after: '2026-11-22' },
      { field: 'payBasis', before: 'hour', after: 'day' },
    ],
  ],
])('%s', (_, before, after, expected) => expect(materialDifferences(before, after)).toEqual(expected));

const start = (before: string, after: string) => ({ field: 'startTime' as const, before, after });
test.each([
  [
    'two changes are one, from what was confirmed',
    [start('08:00', '09:00')],
    [start('09:00', '10:00')],
    [start('08:00', '10:00')],
  ],
  ['a change taken back is none', [start('08:00', '09:00')], [start('09:00', '08:00')], []],
  ['the first change stands as it is', [], [start('08:00', '09:00')], [start('08:00', '09:00')]],
])('%s', (_, earlier, later, expected) => expect(mergedDifferences(earlier, later)).toEqual(expected));
