import { render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { QrCode } from './qr-code.tsx';

const dot = 4;

/** The drawing as a camera would see it: dark squares on white paper. */
function seen(drawing: Element) {
  const [left = 0, top = 0, side = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const width = side * dot;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < dot; row += 1) {
      for (let column = 0; column < dot; column += 1) {
        const at = ((Number(y) - top) * dot + row) * width + (Number(x) - left) * dot + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

test.each([
  'https://nordlicht.example/crews/crew-1/check-in?code=crew-1.1795290000.q9sX_Zk3-w',
  'https://x.example/crews/0190f3c2-7d1b-7c5e-9a4f-3b2d1c0e9f8a/check-in?code=%C3%96.1.a',
])('a code that is drawn is read again: %s', (text) => {
  render(<QrCode text={text} label="Code" />);
  expect(decodeQR(seen(screen.getByRole('img', { name: 'Code' })))).toBe(text);
});
