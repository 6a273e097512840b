import type { TextPiece } from '@callboard/contract';
import { searchText } from '@callboard/domain';

const excerptLength = 120;
const before = 30;

type Folded = { signs: string; placeOf: (at: number) => number };

/** Letters beyond ASCII come back again and again, and folding one is dear. */
const foldedLetters = new Map<string, string>();

function foldedLetter(letter: string): string {
  let plain = foldedLetters.get(letter);
  if (plain === undefined) {
    plain = /\s/.test(letter) ? ' ' : searchText(letter);
    if (foldedLetters.size < 5_000) foldedLetters.set(letter, plain);
  }
  return plain;
}

/** The text as it is searched, and for each of its signs the place in the text as it is shown. */
function folded(text: string): Folded {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return { signs: text.toLowerCase(), placeOf: (at) => at };
  let signs = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldedLetter(letter);
    signs += plain;
    for (let n = 0; n < plain.length; n += 1) places.push(at);
    at += letter.length;
  }
  return { signs, placeOf: (sign) => places[sign] ?? text.length };
}

type Span = readonly [from: number, to: number];

function hitsOf(text: string, terms: readonly string[]): Span[] {
  if (terms.length === 0) return [];
  const { signs, placeOf } = folded(text);
  const spans: Span[] = [];
  for (const term of terms) {
    for (let at = signs.indexOf(term); at >= 0; at = signs.indexOf(term, at + term.length)) {
      // The sign after the hit begins where the hit ends; an accent written apart belongs to its letter.
      let end = placeOf(at + term.length);
      while (/\p{M}/u.test(text.charAt(end))) end += 1;
      spans.push([placeOf(at), end]);
    }
  }
  return merged(spans.sort((a, b) => a[0] - b[0]));
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const [from, to] of spans) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

/** The text in pieces, hits apart. Joined they are the text again. */
export function piecesOf(text: string, terms: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const [from, to] of hitsOf(text, terms)) {
    if (from > done) pieces.push({ text: text.slice(done, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** A line of the text around its first hit, or its beginning. */
export function excerptOf(text: string, terms: readonly string[]): TextPiece[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = hitsOf(line, terms)[0]?.[0] ?? 0;
  let from = first > excerptLength - before ? line.lastIndexOf(' ', first - before) + 1 : 0;
  if (from < 0 || first - from > before * 2) from = Math.max(0, first - before);
  // Never through the middle of a sign that takes two places.
  if (/[\uDC00-\uDFFF]/.test(line.charAt(from))) from -= 1;
  let to = Math.min(line.length, from + excerptLength);
  if (/[\uDC00-\uDFFF]/.test(line.charAt(to))) to += 1;
  const cut = `${from > 0 ? '… ' : ''}${line.slice(from, to).trimEnd()}${to < line.length ? ' …' : ''}`;
  return piecesOf(cut, terms);
}
