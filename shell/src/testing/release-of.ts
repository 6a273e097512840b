import type { Face, FeatureId, FeatureRelease } from '@callboard/contract';

const words = { title: 'Mailbox' };

/** A release of a feature with this face, as a lineup would name it. */
export const releaseOf = (
  feature: FeatureId,
  pages: Face['pages'],
  cards: Face['cards'] = {},
): FeatureRelease => ({
  feature,
  version: '1.0.0',
  release: `${feature}/1.0.0-test`,
  base: '/',
  container: feature,
  entry: 'entry.js',
  files: {},
  needs: {},
  words: {},
  labels: { en: words, nl: words, cy: words, fr: words, deAt: words, de: words, es: words },
  shared: {},
  face: { id: feature, contract: 1, bundle: feature, cards, pages },
});
