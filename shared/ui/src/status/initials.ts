/** The initials of a person or a company: first and last word, two letters at most. */
export function initialsOf(name: string) {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
