import type { FeatureId, FeatureRelease } from '@callboard/contract';
import { currentLanguage, registerWords } from '@callboard/i18n';
import type { Loader } from '../loader/loader.ts';
import type { PageSource } from './page-source.ts';

const loadedWords = new Map<string, Promise<void>>();

/** Registered once; a failure is tried again by the next one. */
function once(part: string, register: () => Promise<void>): Promise<void> {
  const known = loadedWords.get(part);
  if (known) return known;
  const words = register();
  loadedWords.set(part, words);
  words.catch(() => loadedWords.delete(part));
  return words;
}

/** The words that the cards of a feature need. */
export const cardWords = (loader: Loader, id: FeatureId): Promise<void> =>
  once(`${id}/cards`, () => registerWords(id, (language) => loader.cardWords(id, language), 'cards'));

/** All words of a feature. */
export async function featureWords(loader: Loader, id: FeatureId): Promise<void> {
  await Promise.all([
    cardWords(loader, id),
    once(id, () => registerWords(id, (language) => loader.words(id, language))),
  ]);
}

/** The screens that the features of the lineup claim in their faces. */
export const featurePages = (features: readonly FeatureRelease[], loader: Loader): PageSource[] =>
  features.flatMap(({ feature, version, face }) =>
    Object.entries(face.pages).map(
      ([key, { at, title, allow, bare = false, alone = false, offline, warm = [] }]) => ({
        path: at,
        title: { of: feature, key: title },
        allow,
        bare,
        alone,
        offline,
        warm,
        origin: { feature, version },
        prepare: () => loader.prepare(feature, `pages/${key}`, currentLanguage()),
        load: async () => {
          const [module] = await Promise.all([loader.page(feature, key), featureWords(loader, feature)]);
          return module;
        },
      }),
    ),
  );
