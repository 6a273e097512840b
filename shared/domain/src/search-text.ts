/** Text as it is searched: lower case, without Latin accents as `fold_text` in SQL, one blank between words. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words that all have to occur. */
export const searchTerms = (q: string): string[] =>
  [...new Set(searchText(q).split(' '))].filter(Boolean).slice(0, 8);
