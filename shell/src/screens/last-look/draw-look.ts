import { holdLook } from './hold-look.ts';
import { conditionsNow, lookKey } from './look.ts';
import type { Look, Piece } from './look.ts';

// What is kept on a phone may be garbled or forged: it becomes text, places and colours,
// never markup and never an address.

const properties: ReadonlySet<string> = new Set([
  'color',
  'background-color',
  'border-radius',
  'border-color',
  'border-width',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration-line',
  'box-shadow',
  'background-image',
  'stroke-width',
]);
const iconElements: ReadonlySet<string> = new Set([
  'path',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
]);
const iconAttributes = /^(d|points|r[xy]?|c[xy]|[xy][12]?|width|height)$/;
const svg = 'http://www.w3.org/2000/svg';

function drawIcon({ box, strokes }: NonNullable<Piece['icon']>): Element {
  const icon = document.createElementNS(svg, 'svg');
  const set = {
    viewBox: box,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    width: '100%',
    height: '100%',
  };
  for (const [name, value] of Object.entries(set)) icon.setAttribute(name, value);
  for (const [name, attributes] of strokes) {
    if (!iconElements.has(name)) continue;
    const stroke = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes))
      if (iconAttributes.test(key)) stroke.setAttribute(key, value);
    icon.append(stroke);
  }
  return icon;
}

function drawPiece({ x, y, width, height, style, text, icon }: Piece): HTMLElement {
  const drawn = document.createElement('div');
  drawn.style.cssText = 'position:absolute;box-sizing:border-box;border:0 solid transparent';
  for (const [name, value] of Object.entries(style))
    if (properties.has(name) && !/url|image/i.test(value)) drawn.style.setProperty(name, value);
  const top = y < 0 ? `calc(100% - ${-y}px)` : `${y}px`;
  Object.assign(drawn.style, { left: `${x}px`, top, width: `${width}px`, height: `${height}px` });
  if (icon) drawn.append(drawIcon(icon));
  else drawn.textContent = text ?? '';
  return drawn;
}

/** Puts what was last seen at this address where the document has only shapes. Nothing of it is read out or pressed. */
export function drawLook(language: string): void {
  try {
    const { pieces, nowHeight, ...conditions } = JSON.parse(
      localStorage.getItem(lookKey(location.pathname)) ?? 'null',
    ) as Look;
    const root = document.getElementById('root');
    const shapes = root?.firstElementChild as HTMLElement | null | undefined;
    if (
      !root ||
      !shapes ||
      location.search ||
      JSON.stringify(conditions) !== JSON.stringify(conditionsNow(language))
    )
      return;
    const look = document.createElement('div');
    look.dataset['look'] = '';
    look.setAttribute('inert', '');
    look.setAttribute('aria-hidden', 'true');
    look.style.cssText =
      'position:absolute;inset:0;z-index:9;overflow:hidden;white-space:pre-wrap;pointer-events:none;background:var(--background)';
    look.append(...pieces.map(drawPiece));
    // Still there for ears.
    shapes.style.opacity = '0';
    holdLook(look, root, shapes);
    if (nowHeight > 0) document.documentElement.style.setProperty('--now-height', `${Number(nowHeight)}px`);
  } catch {
    // Nothing is kept, or nothing that makes sense: the shapes stay.
  }
}
