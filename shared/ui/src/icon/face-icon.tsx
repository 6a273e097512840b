import { createElement } from 'react';

/** An icon as data: SVG elements and their attributes, as the face of a feature carries it. */
export type IconNodes = readonly (readonly [
  element: string,
  attributes: Readonly<{ [name: string]: string }>,
])[];

export function FaceIcon({ nodes, size = 24 }: { nodes: IconNodes; size?: 20 | 24 }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {nodes.map(([element, { key, ...attributes }], index) =>
        createElement(element, { key: key ?? index, ...attributes }),
      )}
    </svg>
  );
}
