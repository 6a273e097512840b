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
  files: 'sha384-list',
  shared: {},
  face: { id: feature, contract: 1, bundle: feature, cards, pages },
});
