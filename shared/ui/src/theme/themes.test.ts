import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../palette/colour-vision.ts';
import { statusNames } from '../status/status-name.ts';

const css = readFileSync(join(__dirname, 'themes.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
type Roles = { [role: string]: string };

const blocks = [...css.matchAll(/(:root[^{:]*(?:\[[^\]]*\])*)\s*\{([^}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    roles: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, role, value]) => [role, value]),
    ) as Roles,
  }),
);
const rolesOf = (selector: string) => blocks.find((block) => block.selector === selector)?.roles ?? {};

const light = rolesOf(':root');
const dark = { ...light, ...rolesOf(":root[data-mode='dark']") };
const themes = {
  'default, light': light,
  'default, dark': dark,
  'red, light': { ...light, ...rolesOf(":root[data-theme='red']") },
  'red, dark': {
    ...dark,
    ...rolesOf(":root[data-theme='red']"),
    ...rolesOf(":root[data-theme='red'][data-mode='dark']"),
  },
};

const readable: (readonly [string, string])[] = [
  ...['background', 'surface', 'sunk', 'hover', 'accent-soft', 'calendar'].map((on) => ['text', on] as const),
  ...['background', 'surface', 'hover'].map((on) => ['muted', on] as const),
  ...['background', 'surface', 'hover', 'accent-soft'].map((on) => ['accent', on] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['background', 'text'],
  ['surface', 'trouble-text'],
  ['text', 'mark'],
  ...statusNames.map((status) => [`${status}-text`, `${status}-tint`] as const),
  ...statusNames.map((status) => ['text', `${status}-tint`] as const),
  ...statusNames.map((status) => [`${status}-text`, 'surface'] as const),
];

describe.each(Object.entries<Roles>(themes))('%s', (_, roles) => {
  test.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(roles[`--${text}`] ?? '', roles[`--${ground}`] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'background'])('fields and focus are seen on %s', (ground) => {
    for (const edge of ['--field-line', '--focus'])
      expect(contrast(roles[edge] ?? '', roles[`--${ground}`] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

test('red changes nothing but colours that the default has', () => {
  const red = Object.keys(themes['red, light']).sort();
  expect(red).toEqual(Object.keys(light).sort());
  for (const role of ['--background', '--text', '--hover', '--calendar', '--shadow'])
    expect(rolesOf(":root[data-theme='red']")).toHaveProperty([role]);
});
