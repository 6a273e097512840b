import { anyone } from '@callboard/contract';
import type { FeatureId, FeatureRelease, Lineup } from '@callboard/contract';

/** A release for tests: one page at `/<id>` and one card. */
export function aRelease(feature: FeatureId, changes: Partial<FeatureRelease>): FeatureRelease {
  const base = `/releases/${feature}/1.0.0-aa/`;
  const listed = (name: string) => ({ integrity: `sha384-${name}`, size: 1 });
  return {
    feature,
    version: '1.0.0',
    release: `${feature}/1.0.0-aa`,
    base,
    container: feature.replaceAll('-', '_'),
    entry: 'entry.js',
    files: Object.fromEntries(
      ['entry.js', 'feature.js', 'page.js', 'page.css', 'en.js', 'cy.js'].map((name) => [name, listed(name)]),
    ),
    needs: { feature: ['feature.js'], 'pages/list': ['page.js', 'page.css'], 'cards/unread': [] },
    words: { en: 'en.js', cy: 'cy.js' },
    face: {
      id: feature,
      contract: 1,
      bundle: feature,
      pages: { list: { at: `/${feature}/{id}`, title: 'list.title', allow: anyone, offline: 'readable' } },
      cards: { unread: { slot: 'home/now', rank: 1, allow: anyone } },
    },
    labels: { en: {}, nl: {}, cy: {}, fr: {}, deAt: {}, de: {}, es: {} },
    shared: {},
    ...changes,
  };
}

export function aLineup(features: FeatureRelease[], changes: Partial<Lineup> = {}): Lineup {
  return {
    id: 'x',
    tenant: 't',
    shell: {
      version: '1.0.0',
      release: 'shell/1.0.0-aa',
      base: '/releases/shell/1.0.0-aa/',
      document: { boot: 'boot.js', scripts: ['main.js'], styles: ['main.css'] },
      chunks: {},
      files: {},
      shared: {},
    },
    features,
    withheld: [],
    ...changes,
  };
}
