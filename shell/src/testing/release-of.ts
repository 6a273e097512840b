import { languages } from '@callboard/contract';
import type { Face, FeatureId, FeatureRelease } from '@callboard/contract';

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
  labels: Object.fromEntries(
    languages.map((language) => [language, { title: 'Mailbox' }]),
  ) as FeatureRelease['labels'],
  shared: {},
  face: { id: feature, contract: 1, bundle: feature, cards, pages },
});
