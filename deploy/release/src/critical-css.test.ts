import { criticalCss } from './critical-css.ts';

const markup = '<p class="a b">x</p>';
const of = (css: string) => criticalCss(css, markup).replaceAll(/\s+/g, ' ').trim();

test.each([
  ['a rule of another class goes', '.a{color:red}.c{color:red}', '.a{color:red}'],
  ['of a list the fitting selectors stay', '.a,.c{color:red}', '.a{color:red}'],
  ['an element keeps its rules', 'p{color:red}', 'p{color:red}'],
  [
    'so does a condition that holds something',
    '@media print{.a{color:red}}@media print{.c{color:red}}',
    '@media print{.a{color:red}}',
  ],
  [
    'values that nothing uses go, also those that only such a one used',
    ':root{--x:1px;--y:var(--z);--z:2px}.a{width:var(--x)}',
    ':root{--x:1px}.a{width:var(--x)}',
  ],
  [
    'animations stay with who names them',
    '@keyframes k{to{color:red}}@keyframes l{to{color:red}}.a{animation:k 1s}',
    '@keyframes k{to{color:red}}.a{animation:k 1s}',
  ],
])('%s', (_, css, expected) => expect(of(css)).toBe(expected));

test('what is dark by choice is dark by the phone while nobody has chosen', () => {
  expect(of(":root{--x:1px}:root[data-mode='dark']{--x:2px}.a{width:var(--x)}")).toContain(
    '@media (prefers-color-scheme:dark)',
  );
  expect(of(':root{--x:1px}:root[data-mode=dark]{--x:2px}.a{width:var(--x)}')).toMatch(
    /:root:not\(\[data-mode\]\) ?\{ ?--x:2px ?\}/,
  );
});
