import type { FeatureId, FeatureRelease } from '@callboard/contract';
import { registerWords } from '@callboard/i18n';
import type { Loader } from '../loader/loader.ts';
import type { PageSource } from './page-source.ts';

const spoken = new Map<FeatureId, Promise<void>>();

/** The words of a feature, once for all its screens and cards; a failure is tried again by the next one. */
export function featureWords(loader: Loader, id: FeatureId): Promise<void> {
  const known = spoken.get(id);
  if (known) return known;
  const words = registerWords(id, (language) => loader.words(id, language));
  spoken.set(id, words);
  words.catch(() => spoken.delete(id));
  return words;
}

/** The screens that the features of the lineup claim in their faces. */
export const featurePages = (features: readonly FeatureRelease[], loader: Loader): PageSource[] =>
  features.flatMap(({ feature, version, face }) =>
    Object.entries(face.pages).map(([key, { at, title, allow, bare = false, offline, warm = [] }]) => ({
      path: at,
      title: { of: feature, key: title },
      allow,
      bare,
      offline,
      warm,
      origin: { feature, version },
      load: async () => {
        const [module] = await Promise.all([loader.page(feature, key), featureWords(loader, feature)]);
        return module;
      },
    })),
  );
