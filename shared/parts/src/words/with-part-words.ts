import type { Language } from '@callboard/feature';
import type { PartName } from './use-part-words.ts';

/** The words of one part. Each language is named "words-[request]" like the feature's own: one file for all. */
export type PartWords = {
  readonly part: PartName;
  readonly load: (language: Language) => Promise<object>;
};

const textsOf = (module: object): object => ('default' in module ? (module.default as object) : module);

/**
 * The words of a feature together with those of the parts that it is made of, which stand in them below `parts`. So
 * every feature says what the version of the parts says that it was built with, and brings the words of no other.
 */
export async function withPartWords(
  language: Language,
  own: Promise<object>,
  used: readonly PartWords[],
): Promise<object> {
  const [words, ...parts] = await Promise.all([own, ...used.map(({ load }) => load(language))]);
  return {
    ...textsOf(words),
    parts: Object.fromEntries(used.map(({ part }, at) => [part, textsOf(parts[at] ?? {})])),
  };
}
