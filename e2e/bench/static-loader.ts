import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureRecord } from '@callboard/contract';
import { readPointer, readRecord } from '../support/product/damage.ts';
import { releases, root } from '../support/run/paths.ts';

export const featureFile = (feature: string): string => join(root, `remotes/${feature}/src/feature.ts`);

const languagesOf = (records: readonly FeatureRecord[]) => Object.keys(records[0]?.labels ?? {}) as 'en'[];

const features = (records: readonly FeatureRecord[]) => {
  const known = records.map(({ face, feature, version, files, shared }) => ({
    feature,
    version,
    face,
    shared,
    release: 'single',
    base: '/',
    container: '',
    files: Object.values(files)[0]?.integrity ?? '',
  }));
  const texts = languagesOf(records).map((language) => [
    language,
    Object.fromEntries(records.map(({ feature, labels }) => [feature, labels[language]])),
  ]);
  return `export const features = ${JSON.stringify(known)};
export const texts = {
${texts.map(([language, of]) => `  ${String(language)}: ${JSON.stringify(of)},`).join('\n')}
};
`;
};

/** The loader's port: a page's code is a chunk like any other. */
const loader = (records: readonly FeatureRecord[]) => `
${records.map(({ feature, container }) => `import ${container} from '${featureFile(feature)}';`).join('\n')}
import { features } from './features.ts';
const code = { ${records.map(({ feature, container }) => `'${feature}': ${container}`).join(', ')} };
export const createLoader = () => ({
  features,
  state: (id) => (id in code ? 'ready' : { kind: 'not-entitled', feature: id }),
  load: async (id) => ({ default: code[id] }),
  retry: async (id) => ({ default: code[id] }),
  page: (id, key) => code[id].pages[key].page(),
  card: (id, key) => code[id].cards[key].card(),
  action: (id, kind) => code[id].entries[kind].act(),
  ahead: (id) => code[id].ahead.reads(),
  words: (id, language) => code[id].words(language),
  cardWords: (id, language) => (code[id].cardWords ?? code[id].words)(language),
  prepare: () => undefined,
  why: async (id, error) => ({ kind: 'crashed', feature: id, detail: String(error) }),
  subscribe: () => () => undefined,
});
export const openFeature = async () => undefined;
`;

const bootResult = `
import * as boot from '${join(root, 'shell/src/boot/boot-result.ts')}';
import { features, texts } from './features.ts';
export const bootResult = async () => {
  const result = await boot.bootResult();
  if (!result.lineup) return result;
  const { language } = result.lineup.labels;
  return { ...result, lineup: { ...result.lineup, features, labels: { language, texts: texts[language] } } };
};
`;

/** The starter knows from the address alone which page is opened, and waits for no lineup. */
const ahead = (records: readonly FeatureRecord[]) => `
import * as ahead from '${join(root, 'shell/src/boot/ahead.ts')}';
export const openedPage = () => null;
export const featureAhead = () => [];
const pages = ${JSON.stringify(
  records.flatMap(({ feature, face }) =>
    Object.entries(face.pages).map(([key, { at }]) => [at, `${feature}/pages/${key}`, feature]),
  ),
)};
export function chunksAhead(names, visit) {
  const opened = visit.signedIn && pages.find(([at]) => ahead.fitsPage(at, visit.pathname));
  if (!opened) return ahead.chunksAhead(names, visit);
  return [
    ...ahead.chunksAhead(names, visit),
    opened[1],
    'virtual-list',
    ...(visit.language ? [opened[2] + '/words-' + visit.language] : []),
  ];
}
`;

/** The features that the built product has. */
export async function builtFeatures(): Promise<FeatureRecord[]> {
  const { features: built } = await readPointer(releases);
  return Promise.all(Object.keys(built).map((feature) => readRecord(releases, feature)));
}

/**
 * What the single build has in place of loader, lineup and starter: what features there are is known when it is
 * built. Written to files, so that no import leads from here into the app.
 */
export async function writeStaticLoader(folder: string, records: readonly FeatureRecord[]): Promise<void> {
  await writeFile(join(folder, 'features.ts'), features(records));
  await writeFile(join(folder, 'loader.ts'), loader(records));
  await writeFile(join(folder, 'boot-result.ts'), bootResult);
  await writeFile(join(folder, 'ahead.ts'), ahead(records));
}
