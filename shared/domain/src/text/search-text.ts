/** Letters that are no other letter with an accent, as people without such a key write them. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};

/** Text as it is searched: lower case, without Latin accents as `fold_text` in SQL, one blank between words. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßıøłđðþæœ]/g, (letter) => written[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The words that all have to occur. */
export const searchTerms = (q: string): string[] =>
  [...new Set(searchText(q).split(' '))].filter(Boolean).slice(0, 8);

/** Stands for any letter in what `oneSlip` gives back. */
export const anyLetter = '\ufffc';
/** In shorter words one key makes another word of nearly everything. */
const shortest = 4;
/** A number with another digit is another number. */
const isWord = /^[\p{L}'’-]+$/u;

/** A word of a search in the ways in which it was meant if one key was missed: wrong, left out, too many, swapped. */
export function oneSlip(term: string): string[] {
  const letters = Array.from(term);
  if (letters.length < shortest || !isWord.test(term)) return [];
  const ways = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
    const next = letters[at + 1];
    return [
      before + anyLetter + after,
      ...(at > 0 ? [before + anyLetter + letter + after] : []),
      ...(letters.length > shortest ? [before + after] : []),
      ...(next === undefined ? [] : [before + next + letter + letters.slice(at + 2).join('')]),
    ];
  });
  return [...new Set(ways)].filter((way) => way !== term);
}

/**
 * Of each way in which a word was meant at least one of these is a part: a wrong key leaves one half as it is, unless
 * the letters in the middle are swapped.
 */
export function slipParts(term: string): string[] {
  const letters = Array.from(term);
  const middle = Math.floor(letters.length / 2);
  const [before, after] = [letters.slice(0, middle), letters.slice(middle)];
  const swapped = [...before.slice(0, -1), ...after.slice(0, 1), ...before.slice(-1), ...after.slice(1)];
  return [before.join(''), after.join(''), swapped.join('')];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const patternOf = (term: string): RegExp =>
  new RegExp([term, ...oneSlip(term)].map((way) => escaped(way).replaceAll(anyLetter, '.')).join('|'), 'u');

/** In which texts, given as they are searched, all words occur; if in none, where they do with one wrong key each. */
export function hitsIn(texts: readonly string[], q: string): readonly boolean[] {
  const terms = searchTerms(q);
  const hits = texts.map((text) => terms.every((term) => text.includes(term)));
  if (hits.includes(true)) return hits;
  const patterns = terms.map(patternOf);
  return texts.map((text) => patterns.every((pattern) => pattern.test(text)));
}

/** Those whose text has what is searched, whatever its accents. */
export function searchIn<Item>(
  items: readonly Item[],
  q: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  if (searchTerms(q).length === 0) return items;
  const hits = hitsIn(
    items.map((item) => searchText(textOf(item))),
    q,
  );
  return items.filter((_, at) => hits[at]);
}
