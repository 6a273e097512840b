import type { Language } from '@callboard/feature';

const partWords = (language: Language): Promise<object> =>
  import(/* webpackChunkName: "words-[request]" */ `./${language}.json`);

const textsOf = (module: object): object => ('default' in module ? (module.default as object) : module);

/**
 * The words of a feature together with those of the parts that it is made of, which stand in them below `parts`. So
 * every feature says what the version of the parts says that it was built with. `own` names its chunk
 * "words-[request]" like the words here: one file for both.
 */
export async function withPartWords(language: Language, own: Promise<object>): Promise<object> {
  const [words, parts] = await Promise.all([own, partWords(language)]);
  return { ...textsOf(words), parts: textsOf(parts) };
}
