import { createElement } from 'react';
import type { FunctionComponent, SVGProps } from 'react';

type Line = readonly [element: string, attributes: Readonly<Record<string, string>>];
type Drawn = SVGProps<SVGSVGElement> & { readonly size?: number | string };

/**
 * How an icon is drawn in the product: stands for lucide's own function, which can do more than is done here.
 * Decorative unless it is given a name.
 */
// oxlint-disable-next-line import/no-default-export -- what it stands for has one
export default function createLucideIcon({ node }: { node: readonly Line[] }): FunctionComponent<Drawn> {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
