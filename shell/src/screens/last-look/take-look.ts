import type { Piece } from './look.ts';

const textStyle = [
  'color',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-align',
  'text-decoration-line',
] as const;
const boxStyle = [
  'background-color',
  'background-image',
  'border-radius',
  'border-width',
  'border-color',
  'box-shadow',
] as const;
const usual: ReadonlySet<string> = new Set(['normal', 'start', 'none', '0px', 'rgba(0, 0, 0, 0)']);
const mostPieces = 300;

const pick = (style: CSSStyleDeclaration, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([, value]) => !usual.has(value)),
  );
const seen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 2 && height > 2 && bottom > 0 && top < innerHeight;
const rounded = (px: number): number => Math.round(px * 100) / 100;
const placeOf = ({ x, y, width, height }: DOMRect) => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

function textPiece(node: Text): Piece | null {
  const text = node.data.trim();
  const range = document.createRange();
  range.setStart(node, node.data.length - node.data.trimStart().length);
  range.setEnd(node, node.data.trimEnd().length || node.data.length);
  const place = range.getBoundingClientRect();
  const { parentElement } = node;
  if (!text || !parentElement || !seen(place)) return null;
  const lines = [...range.getClientRects()];
  const [first, second] = lines;
  const between = second && first ? second.top - first.top : 0;
  const height = between > 0 ? between : place.height;
  const { x, y, width, ...rest } = placeOf(place);
  const above = first ? (height - first.height) / 2 : 0;
  return {
    ...rest,
    x,
    y: rounded(y - above),
    // Enough not to break a line earlier than the screen did.
    width: Math.ceil(width) + 1,
    text,
    style: { ...pick(getComputedStyle(parentElement), textStyle), 'line-height': `${rounded(height)}px` },
  };
}

/** What stands in a field that nobody has filled in yet. */
function hintPiece(field: HTMLInputElement): Piece {
  const { x, y, height } = field.getBoundingClientRect();
  const { paddingLeft, fontSize } = getComputedStyle(field);
  return {
    x: rounded(x + Number.parseFloat(paddingLeft)),
    y: rounded(y),
    width: field.clientWidth,
    height: rounded(height),
    text: field.placeholder,
    style: {
      color: getComputedStyle(field, '::placeholder').color,
      'font-size': fontSize,
      'line-height': `${height}px`,
    },
  };
}

function boxPiece(element: Element, style: CSSStyleDeclaration): Piece | null {
  const drawn = pick(style, boxStyle);
  if (!drawn['border-width']) delete drawn['border-color'];
  if (
    !drawn['background-color'] &&
    !drawn['background-image'] &&
    !drawn['border-color'] &&
    !drawn['box-shadow']
  )
    return null;
  return { ...placeOf(element.getBoundingClientRect()), style: drawn };
}

const iconPiece = (element: SVGSVGElement, style: CSSStyleDeclaration): Piece => ({
  ...placeOf(element.getBoundingClientRect()),
  style: pick(style, ['color', 'stroke-width']),
  icon: {
    box: element.getAttribute('viewBox') ?? '0 0 24 24',
    strokes: [...element.children].map(({ localName, attributes }) => [
      localName,
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    ]),
  },
});

function* piecesIn(parent: Element): Generator<Piece> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) {
      const piece = textPiece(node);
      if (piece) yield piece;
    }
    // What must not be said before it is known again.
    if (!(node instanceof Element) || node.hasAttribute('data-not-remembered')) continue;
    const style = getComputedStyle(node);
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // For ears alone.
    if (style.clipPath !== 'none' || !seen(node.getBoundingClientRect())) continue;
    if (node instanceof SVGSVGElement) {
      yield iconPiece(node, style);
      continue;
    }
    const box = boxPiece(node, style);
    const hint = node instanceof HTMLInputElement && node.placeholder ? [hintPiece(node)] : [];
    const within = [...(box ? [box] : []), ...hint, ...piecesIn(node)];
    yield* style.position === 'fixed' && style.bottom === '0px' ? within.map(fromBelow) : within;
  }
}

/** Stays at the lower edge of the window, wherever that is the next time. */
const fromBelow = (piece: Piece): Piece => ({ ...piece, y: rounded(piece.y - innerHeight) });

/** What is on the screen now. */
export function takeLook(): Piece[] {
  const root = document.getElementById('root');
  return root ? [...piecesIn(root)].slice(0, mostPieces) : [];
}
