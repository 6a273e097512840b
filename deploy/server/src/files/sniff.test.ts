import { sniffType } from './sniff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', bytes('%PDF-1.7 …'), 'application/pdf'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  ['words', bytes('Tor 3 öffnet um sieben.\n'), 'text/plain; charset=utf-8'],
  ['an SVG, which may carry scripts', bytes('<svg onload="alert(1)"/>'), null],
  ['a page', bytes('\n<!doctype html><script>1</script>'), null],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1]), null],
  ['nothing at all', new Uint8Array(), null],
])('%s', (_, content, expected) => expect(sniffType(content)).toBe(expected));
