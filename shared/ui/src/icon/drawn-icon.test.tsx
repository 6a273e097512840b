import { render } from '@testing-library/react';
import { createElement } from 'react';
import { CircleDashed, House, Info, LayoutGrid } from 'lucide-react';
import createLucideIcon from './drawn-icon.ts';

/** Whoever writes HTML needs no name of a language, and nobody asks for the class. */
const unneeded = new Set(['class', 'xmlns']);

const looks = (svg: Element | null): object => ({
  own: Object.fromEntries(
    [...(svg?.attributes ?? [])]
      .filter(({ name }) => !unneeded.has(name))
      .map(({ name, value }) => [name, value]),
  ),
  lines: svg?.innerHTML,
});

test.each([
  [House, {}],
  [CircleDashed, { size: 40, strokeWidth: 1.5, 'aria-hidden': true }],
  [LayoutGrid, { size: '1em', fill: 'currentColor' }],
  [Info, { 'aria-label': 'About' }],
])('an icon looks as the library draws it', (Icon, props) => {
  const { container } = render(<Icon {...props} />);
  const svg = container.querySelector('svg');
  const node = [...(svg?.children ?? [])].map(
    (line) =>
      [
        line.tagName,
        Object.fromEntries([...line.attributes].map(({ name, value }) => [name, value])),
      ] as const,
  );
  const own = render(createElement(createLucideIcon({ node }), props));
  expect(looks(own.container.querySelector('svg'))).toEqual(looks(svg));
});
