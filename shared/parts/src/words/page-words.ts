import type { Language } from '@callboard/contract';

/** The words of the parts for pages of the shell: a file of each language that comes with the first of them. */
export async function partWords(language: Language): Promise<object> {
  const module = (await import(/* webpackChunkName: "part-words-[request]" */ `./${language}.json`)) as {
    readonly default: object;
  };
  return { parts: module.default };
}
