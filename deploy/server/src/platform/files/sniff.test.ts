import { sniffType } from './sniff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The first box of a file of the HEIC family: its own brand, and what else it can be read as. */
const family = (own: string, ...others: string[]) => {
  const brands = [own, '\0\0\0\0', ...others].join('');
  return bytes(`\0\0\0${String.fromCharCode(brands.length + 8)}ftyp${brands}`);
};

test.each([
  ['a photo of a phone', family('heic', 'mif1', 'heic'), 'image/heic'],
  ['one with more than eight bits', family('heix', 'mif1', 'heix'), 'image/heic'],
  ['one that says first that it is a picture', family('mif1', 'heic', 'mif1'), 'image/heic'],
  ['a picture of another coding', family('avif', 'mif1', 'miaf'), null],
  ['one that hides its coding', family('mif1', 'avif', 'heic'), null],
  ['a picture without a coding that we read', family('mif1', 'miaf', 'jpeg'), null],
  ['a series of pictures', family('hevc', 'msf1', 'heic'), null],
  ['a series that names itself otherwise', family('msf1', 'heic', 'hevc'), null],
  ['a film', family('qt  ', 'qt  '), null],
  ['a brand that breaks off', bytes('\0\0\0\u0018ftyphei'), null],
  ['a PDF', bytes('%PDF-1.7 …'), 'application/pdf'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  ['words', bytes('Tor 3 öffnet um sieben.\n'), 'text/plain; charset=utf-8'],
  ['an SVG, which may carry scripts', bytes('<svg onload="alert(1)"/>'), null],
  ['a page', bytes('\n<!doctype html><script>1</script>'), null],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1]), null],
  ['nothing at all', new Uint8Array(), null],
])('%s', (_, content, expected) => expect(sniffType(content)).toBe(expected));
