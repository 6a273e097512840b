import { formatFor } from '@callboard/i18n';
import { levelFaults, readLevels, typedLevels } from './levels-form.ts';

const de = formatFor('de');

test('levels are typed in percent, in the notation of the reader', () => {
  const levels = [
    { attainment: 12_050, factor: 16_000 },
    { attainment: 8_000, factor: 5_000 },
  ];
  const typed = typedLevels(levels, de);
  expect(typed).toEqual([
    { attainment: '80', factor: '50' },
    { attainment: '120,5', factor: '160' },
  ]);
  expect(readLevels(typed, de)).toEqual(levels.toReversed());
  expect(readLevels([{ attainment: ' 80 % ', factor: '12,25' }], de)).toEqual([
    { attainment: 8_000, factor: 1_225 },
  ]);
});

test.each([
  ['upwards in both is right', ['80', '50'], {}],
  ['the same share of the target twice', ['70', '50'], { attainment: 'notHigher' }],
  ['less bonus for more turnover', ['90', '30'], { factor: 'lower' }],
  ['no number', ['9x', ''], { attainment: 'unreadable', factor: 'unreadable' }],
  ['less than nothing', ['-5', '60'], { attainment: 'unreadable' }],
  ['beyond what a level can be', ['1001', '60'], { attainment: 'tooBig' }],
] as const)('a second level: %s', (_, [attainment, factor], fault) => {
  const faults = levelFaults(
    [
      { attainment: '70', factor: '40' },
      { attainment, factor },
    ],
    de,
  );
  expect(faults).toEqual([{}, fault]);
});
