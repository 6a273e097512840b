import type { TextPiece } from '@callboard/contract';
import { searchTerms, searchText } from '@callboard/domain';

/**
 * A name in pieces, with the words of a search apart: whatever their case and accents, as the API searches. It
 * sends pieces of subject and text; names come whole.
 */
export function nameHits(name: string, q: string): TextPiece[] {
  const letters = Array.from(name.normalize('NFC'), (letter) => ({
    letter,
    plain: /\s/.test(letter) ? ' ' : searchText(letter),
    hit: false,
  }));
  const searched = letters.map((each) => each.plain).join('');
  // A letter that is searched as two or none has no place of its own; such a name stays whole.
  if (searched.length !== letters.length) return [{ text: name, hit: false }];
  for (const word of searchTerms(q)) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      for (const each of letters.slice(at, at + word.length)) each.hit = true;
    }
  }
  const pieces: TextPiece[] = [];
  for (const { letter, hit } of letters) {
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}
