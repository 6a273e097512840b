/** What a file is by its first bytes. Names and claimed types are not believed. */
const signatures: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
];

/** Nothing in it but letters of UTF-8, and not a markup that a browser would run. */
function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/<\s*(?:[!?/]|html|svg|script|body|head|iframe|math)/i.test(text);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const stillHeic = ['heic', 'heix', 'heim', 'heis'];

/**
 * The family of HEIC names its kinds as brands: the first says what the file is, the others what it can be read as.
 * A film (`hevc`, `msf1`) and another coding in the same boxes (`avif`) are something else.
 */
function isHeic(bytes: Uint8Array): boolean {
  const at = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (at(4) !== 'ftyp') return false;
  if (stillHeic.includes(at(8))) return true;
  const end = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  const others: string[] = [];
  for (let from = 16; from + 4 <= end; from += 4) others.push(at(from));
  return at(8) === 'mif1' && !others.includes('avif') && others.some((brand) => stillHeic.includes(brand));
}

export function sniffType(bytes: Uint8Array): string | null {
  const known = signatures.find(({ at, bytes: mark }) => mark.every((byte, n) => bytes[at + n] === byte));
  if (known) return known.type;
  if (isHeic(bytes)) return 'image/heic';
  return bytes.length > 0 && isPlainText(bytes) ? 'text/plain; charset=utf-8' : null;
}
