import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellConfig } from '@callboard/config';
import { publish, writePointer } from '@callboard/release';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { readRecord } from '../support/damage.ts';
import { cache, releases, root } from '../support/paths.ts';
import { runWebpack } from '../support/run-webpack.ts';

const folder = join(cache, 'single');

/**
 * The loader's port, answered by the same bundle: what features there are is known when it is built, and a
 * page's code is a chunk like any other. Written to files, so that no import leads from here into the app.
 */
async function writeStaticLoader() {
  const { face, labels, feature, version } = await readRecord(releases);
  const release = {
    feature,
    version,
    face,
    release: 'single',
    base: '/',
    container: '',
    files: '',
    shared: {},
  };
  const spoken = Object.entries(labels).map(([language, texts]) => [language, { [feature]: texts }]);
  await writeFile(
    join(folder, 'features.ts'),
    `export const features = [${JSON.stringify(release)}];
export const texts = ${JSON.stringify(Object.fromEntries(spoken))};
`,
  );
  await writeFile(
    join(folder, 'loader.ts'),
    `import mailbox from '${join(root, 'remotes/mailbox/src/feature.ts')}';
import { features } from './features.ts';
const code = { mailbox };
export const createLoader = () => ({
  features,
  state: (id) => (id in code ? 'ready' : { kind: 'not-entitled', feature: id }),
  load: async (id) => ({ default: code[id] }),
  retry: async (id) => ({ default: code[id] }),
  page: (id, key) => code[id].pages[key].page(),
  card: (id, key) => code[id].cards[key].card(),
  action: (id, kind) => code[id].entries[kind].act(),
  words: (id, language) => code[id].words(language),
  cardWords: (id, language) => code[id].words(language),
  prepare: () => undefined,
  subscribe: () => () => undefined,
});
export const openFeature = async () => undefined;
`,
  );
  await writeFile(
    join(folder, 'boot-result.ts'),
    `import * as boot from '${join(root, 'shell/src/boot/boot-result.ts')}';
import { features, texts } from './features.ts';
export const bootResult = async () => {
  const result = await boot.bootResult();
  if (!result.lineup) return result;
  const { language } = result.lineup.labels;
  return {
    ...result,
    lineup: { ...result.lineup, features, labels: { language, texts: texts[language] } },
  };
};
`,
  );
}

/** Takes one of the written files where the app's main script asks for its own. */
const instead = (asked: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(
    asked,
    (data: { request: string; contextInfo: { issuer: string } }) => {
      if (data.contextInfo.issuer.endsWith('shell/src/main.ts')) data.request = join(folder, file);
    },
  );

const isFederation = (plugin: unknown) =>
  String((plugin as object).constructor.name).includes('ModuleFederation');

async function configs(output: string): Promise<Configuration[]> {
  await writeStaticLoader();
  return shellConfig(join(root, 'shell')).map((config) => ({
    ...config,
    output: { ...config.output, path: output },
    cache: false,
    // Everything of the app is found from the shell, which has all of its packages.
    resolve: { ...config.resolve, modules: [join(root, 'shell/node_modules'), 'node_modules'] },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isFederation(plugin)),
      instead(/\/loader\/(loader|federation)\.ts$/, 'loader.ts'),
      instead(/\/boot\/boot-result\.ts$/, 'boot-result.ts'),
    ],
  }));
}

/** The same app as one bundle: a folder of releases with a shell that holds everything. */
export async function singleReleases(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const built = await mkdtemp(join(folder, 'built-'));
  await runWebpack(await configs(built));
  const published = join(folder, 'releases');
  await mkdir(published);
  writePointer(published, { shell: '', features: {}, withheld: [] });
  await publish(published, 'shell', built);
  return published;
}
