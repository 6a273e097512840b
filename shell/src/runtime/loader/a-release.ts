import { anyone } from '@callboard/contract';
import type { FeatureFiles, FeatureId, FeatureRelease, Labels, Lineup } from '@callboard/contract';

/** A release for tests: one page at `/<id>` and one card. */
export function aRelease(feature: FeatureId, changes: Partial<FeatureRelease>): FeatureRelease {
  const base = `/releases/${feature}/1.0.0-aa/`;
  return {
    feature,
    version: '1.0.0',
    release: `${feature}/1.0.0-aa`,
    base,
    container: feature.replaceAll('-', '_'),
    files: 'sha384-list',
    face: {
      id: feature,
      contract: 1,
      bundle: feature,
      pages: { list: { at: `/${feature}/{id}`, title: 'list.title', allow: anyone, offline: 'readable' } },
      cards: { unread: { slot: 'home/now', rank: 1, allow: anyone } },
    },
    shared: {},
    ...changes,
  };
}

/** The list of such a release's files. */
export const aFileList = (changes: Partial<FeatureFiles> = {}): FeatureFiles => ({
  entry: 'entry.js',
  files: Object.fromEntries(
    ['entry.js', 'feature.js', 'page.js', 'page.css', 'en.js', 'cy.js'].map((name) => [
      name,
      `sha384-${name}`,
    ]),
  ),
  needs: { feature: ['feature.js'], 'pages/list': ['page.js', 'page.css'], 'cards/unread': [] },
  words: { en: 'en.js', cy: 'cy.js' },
  ...changes,
});

const noLabels: Labels = { language: 'en', texts: {} };
export const noHashes: Lineup['labelHashes'] = { en: '', nl: '', cy: '', fr: '', deAt: '', de: '', es: '' };

export function aLineup(features: FeatureRelease[], changes: Partial<Lineup> = {}): Lineup {
  return {
    id: 'x',
    tenant: 't',
    shell: {
      version: '1.0.0',
      release: 'shell/1.0.0-aa',
      base: '/releases/shell/1.0.0-aa/',
      files: 'sha384-list',
    },
    features,
    withheld: [],
    labelHashes: noHashes,
    labels: noLabels,
    ...changes,
  };
}
