import { drawLook } from './draw-look.ts';
import { conditionsNow, lookKey } from './look.ts';
import type { Look, Piece } from './look.ts';

const tokenOf = (id: string) => `head.${btoa(JSON.stringify({ loginData: { person: { id } } }))}.seal`;
const aPiece = (given: Partial<Piece> = {}): Piece => ({
  x: 16,
  y: 70,
  width: 200,
  height: 24,
  style: { color: 'rgb(1, 2, 3)' },
  text: '00:45 – 06:45',
  ...given,
});
const keep = (look: Partial<Look> = {}) =>
  localStorage.setItem(
    lookKey('/'),
    JSON.stringify({ ...conditionsNow('en'), pieces: [aPiece()], nowHeight: 0, ...look }),
  );
const drawn = () => document.querySelector<HTMLElement>('[data-look]');

beforeEach(() => {
  localStorage.setItem('token', tokenOf('ada'));
  document.body.innerHTML = '<div id="root"><div><main>shapes</main></div></div>';
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('the last look shows what was last seen, to eyes alone and not to be pressed', () => {
  keep();
  drawLook('en');
  expect(drawn()).toHaveTextContent('00:45 – 06:45');
  expect(drawn()).toHaveAttribute('inert');
  expect(drawn()).toHaveAttribute('aria-hidden', 'true');
  const piece = drawn()!.firstElementChild as HTMLElement;
  expect(piece.style.left).toBe('16px');
  expect(piece.style.color).toBe('rgb(1, 2, 3)');
});

test('the last look measures what is below zero from the lower edge', () => {
  keep({ pieces: [aPiece({ y: -60 })] });
  drawLook('en');
  expect((drawn()!.firstElementChild as HTMLElement).style.top).toBe('calc(100% - 60px)');
});

test.each<[string, Partial<Look>]>([
  ['another day', { day: 'Mon Jan 01 2024' }],
  ['another person', { person: 'ben' }],
  ['another language', { language: 'cy' }],
  ['another width', { width: 1 }],
  ['another theme', { background: 'rgb(9, 9, 9)' }],
  ['another part of the day', { part: 'then' }],
])('the last look shows nothing of %s', (_, look) => {
  keep(look);
  drawLook('en');
  expect(drawn()).toBeNull();
});

test('the last look shows nothing where a search was asked for', () => {
  keep();
  history.replaceState(null, '', '/?q=x');
  drawLook('en');
  expect(drawn()).toBeNull();
});

test.each(['null', '{', '7', '{"pieces":3}', '[]'])('the last look lives with %s', (text) => {
  localStorage.setItem(lookKey('/'), text);
  drawLook('en');
  expect(drawn()).toBeNull();
  expect(document.querySelector('main')?.parentElement).not.toHaveStyle({ opacity: '0' });
});

test('the last look makes no markup, handler or address of what was forged', () => {
  const forged = aPiece({
    text: '<img src=x onerror=alert(1)>',
    style: { 'background-image': 'url(https://elsewhere.example)', position: 'fixed', 'z-index': '9' },
  });
  const icon = aPiece({
    icon: {
      box: '0 0 24 24',
      strokes: [
        ['script', { href: 'https://elsewhere.example' }],
        ['path', { d: 'M0 0', onclick: 'alert(1)', href: '#' }],
      ],
    },
  });
  keep({ pieces: [forged, icon] });
  drawLook('en');
  expect(drawn()!.querySelector('img, script')).toBeNull();
  expect(drawn()!.innerHTML).not.toMatch(/elsewhere|onclick=|href|fixed|z-index/);
  expect(drawn()!.querySelector('path')).toHaveAttribute('d', 'M0 0');
});
