import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellConfig } from '@callboard/config';
import { publish, writePointer } from '@callboard/release';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { readRecord } from '../support/damage.ts';
import { cache, releases, root } from '../support/paths.ts';

const folder = join(cache, 'single');

/**
 * The loader's port, answered by the same bundle: what features there are is known when it is built, and a
 * page's code is a chunk like any other. Written to a file, so that no import leads from here into the app.
 */
async function staticLoader(): Promise<string> {
  const { face, labels, feature, version } = await readRecord(releases);
  const known = {
    feature,
    version,
    release: 'single',
    base: '/',
    container: '',
    entry: '',
    files: {},
    needs: {},
    words: {},
    shared: {},
    face,
    labels,
  };
  const file = join(folder, 'loader.ts');
  await writeFile(
    file,
    `import mailbox from '${join(root, 'remotes/mailbox/src/feature.ts')}';
const features = [${JSON.stringify(known)}];
const code = { mailbox };
export const createLoader = () => ({
  features,
  state: (id) => (id in code ? 'ready' : { kind: 'not-entitled', feature: id }),
  load: async (id) => ({ default: code[id] }),
  retry: async (id) => ({ default: code[id] }),
  page: (id, key) => code[id].pages[key].page(),
  card: (id, key) => code[id].cards[key].card(),
  words: async (id, language) => { const found = await code[id].words(language); return found.default ?? found; },
  prepare: () => undefined,
  subscribe: () => () => undefined,
});
export const openFeature = async () => undefined;
`,
  );
  return file;
}

const isFederation = (plugin: unknown) =>
  String((plugin as object).constructor.name).includes('ModuleFederation');

async function configs(output: string): Promise<Configuration[]> {
  const loader = await staticLoader();
  return shellConfig(join(root, 'shell')).map((config) => ({
    ...config,
    output: { ...config.output, path: output },
    cache: false,
    // Everything of the app is found from the shell, which has all of its packages.
    resolve: { ...config.resolve, modules: [join(root, 'shell/node_modules'), 'node_modules'] },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(/\/loader\/(loader|federation)\.ts$/, loader),
    ],
  }));
}

async function run(config: Configuration[]) {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not start.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors())
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** The same app as one bundle: a folder of releases with a shell that holds everything. */
export async function singleReleases(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const built = await mkdtemp(join(folder, 'built-'));
  await run(await configs(built));
  const published = join(folder, 'releases');
  await mkdir(published);
  writePointer(published, { shell: '', features: {}, withheld: [] });
  await publish(published, 'shell', built);
  await readFile(join(published, 'current.json'));
  return published;
}
