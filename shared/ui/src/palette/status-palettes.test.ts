import de from '../words/de.json';
import en from '../words/en.json';
import { contrast, distance, visions } from './colour-vision.ts';
import { statusPalettes } from './status-palettes.ts';
import type { StateLook } from './status-palettes.ts';

const modes = ['light', 'dark'] as const;
const palettes = Object.entries<Record<string, StateLook>>(statusPalettes);
const states = palettes.flatMap(([palette, looks]) =>
  Object.entries(looks).map(([state, look]) => ({ name: `${palette} ${state}`, look })),
);
const pairs = palettes.flatMap(([palette, looks]) => {
  const entries = Object.entries(looks);
  return entries.flatMap(([one, a], index) =>
    entries
      .slice(index + 1)
      .map(([other, b], gap) => ({ name: `${palette}: ${one} and ${other}`, a, b, gap })),
  );
});

test('the legends have 11, 8 and 3 states', () => {
  expect(palettes.map(([name, looks]) => [name, Object.keys(looks).length])).toEqual([
    ['planner', 11],
    ['planning', 8],
    ['project', 3],
  ]);
});

test.each(states)('$name can be read in light and dark', ({ look }) => {
  for (const mode of modes) expect(contrast(look[mode].text, look[mode].tint)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs)('$name are told apart by every eye', ({ a, b, gap }) => {
  for (const mode of modes)
    for (const vision of visions)
      expect(distance(a[mode].tint, b[mode].tint, vision)).toBeGreaterThan(gap === 0 ? 12 : 4);
});

test.each([
  ['en', en],
  ['de', de],
])('every state has its name in %s', (_, words) => {
  for (const [palette, looks] of palettes)
    expect(Object.keys(words.legend[palette as 'planner'])).toEqual(Object.keys(looks));
});
