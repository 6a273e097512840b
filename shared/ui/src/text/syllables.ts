const vowels = 'aeiouyäöüáéíóúàèìòùâêîôûëïæœøåŵŷ';
/** Two vowels that are spoken as one. */
const diphthongs = /^(?:a[iuy]|äu|e[iuy]|ie|ee|aa|oo|ou(?=[^n]))/;
/** Consonants that begin a syllable together. */
const onsets = /(?:sch[lmnrw]?|s?[ckpt]h|s[pt]r?|qu|[bcdfgkptv]r|[bcfgkp]l|kn|ck|.)$/;
/** German endings with the s that joins them to the next word. */
const joint = /(?:heit|keit|ung|schaft|ion|tät|ling|tum)s$/;
/** So many letters stay together at both ends, nobody wants to read "Hochzulad-en", and between them. */
const leastAtEnds = 4;
const leastBetween = 3;
const shortest = 10;

const isVowel = (letter: string | undefined) => letter !== undefined && vowels.includes(letter);

/** Where the consonants between two vowels are parted. */
function partOf(word: string, from: number, until: number): number {
  const consonants = word.slice(from, until);
  const joined = [...consonants].findIndex((_, at) => joint.test(word.slice(0, from + at + 1)));
  if (joined >= 0 && from + joined + 1 < until) return from + joined + 1;
  // A joining s ends its word also before a vowel: "Sicherheits-abstand".
  if (joined >= 0) return until;
  return until - (onsets.exec(consonants)?.[0].length ?? 1);
}

/**
 * Parts of a long word, each of which may end a line. Rough, but alike in every browser: those that have no dictionary
 * of a language break a long word anywhere.
 */
export function syllables(word: string): string[] {
  const letters = word.toLowerCase();
  if (letters.length < shortest || !/^\p{L}+$/u.test(word)) return [word];
  const parts: string[] = [];
  let begin = 0;
  let at = 0;
  while (at < letters.length && !isVowel(letters[at])) at += 1;
  while (at < letters.length) {
    at += diphthongs.test(letters.slice(at)) ? 2 : 1;
    let next = at;
    while (next < letters.length && !isVowel(letters[next])) next += 1;
    if (next === letters.length) break;
    const point = next === at ? at : partOf(letters, at, next);
    if (point - begin >= (begin ? leastBetween : leastAtEnds) && word.length - point >= leastAtEnds) {
      parts.push(word.slice(begin, point));
      begin = point;
    }
    at = next;
  }
  return [...parts, word.slice(begin)];
}
