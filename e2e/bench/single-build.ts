import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shellConfig } from '@callboard/config';
import { publish, readFace, writePointer } from '@callboard/release';
import webpack from 'webpack';
import type { Configuration, Module } from 'webpack';
import { cache, root } from '../support/paths.ts';
import { runWebpack } from '../support/run-webpack.ts';
import { isShellWords, PageChunksPlugin, type Pages } from './page-chunks-plugin.ts';
import { builtFeatures, featureFile, writeStaticLoader } from './static-loader.ts';

const folder = join(cache, 'single');

/** Takes one of the written files where one of the app's own asks for something. */
const instead = (asked: RegExp, by: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(
    asked,
    (data: { request: string; contextInfo: { issuer: string } }) => {
      if (by.test(data.contextInfo.issuer)) data.request = join(folder, file);
    },
  );

type Optimization = NonNullable<Configuration['optimization']>;

/** The shell's rule that puts words into one file for each language, for the words of the shell. */
function ofShellAlone(optimization: Optimization | undefined): Optimization | undefined {
  const splitChunks = optimization?.splitChunks || {};
  const words = splitChunks.cacheGroups?.['words'];
  if (typeof words !== 'object' || words instanceof RegExp) return optimization;
  const all = words.test as (module: Module) => boolean;
  const test = (module: Module) => isShellWords(module) && all(module);
  const cacheGroups = { ...splitChunks.cacheGroups, words: { ...words, test } };
  return { ...optimization, splitChunks: { ...splitChunks, cacheGroups } };
}

/** The same app as one bundle, with the same splitting: what several features need is shared, and nothing comes twice. */
function single(config: Configuration, output: string, pages: Pages): Configuration {
  const optimization = ofShellAlone(config.optimization);
  return {
    ...config,
    output: { ...config.output, path: output },
    cache: false,
    // Everything of the app is found from the shell, which has all of its packages.
    resolve: { ...config.resolve, modules: [join(root, 'shell/node_modules'), 'node_modules'] },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        ...Object.keys(pages).flatMap((feature) => [
          {
            test: featureFile(feature),
            enforce: 'post' as const,
            loader: join(root, 'shared/config/src/code-of-feature.mjs'),
          },
          {
            test: featureFile(feature),
            enforce: 'pre' as const,
            loader: join(import.meta.dirname, 'own-words.mjs'),
            options: { feature },
          },
        ]),
      ],
    },
    ...(optimization && { optimization }),
    plugins: [
      ...(config.plugins ?? []),
      instead(/\/loader\/(loader|federation)\.ts$/, /shell\/src\/main\.ts$/, 'loader.ts'),
      instead(/\/boot-result\.ts$/, /shell\/src\/main\.ts$/, 'boot-result.ts'),
      instead(/\/ahead\.ts$/, /shell\/src\/boot\/inline\.ts$/, 'ahead.ts'),
      ...(config.name === 'shell' ? [new PageChunksPlugin(pages)] : []),
    ],
  };
}

/** The same app as one bundle: a folder of releases with a shell that holds everything. */
export async function singleReleases(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const built = await mkdtemp(join(folder, 'built-'));
  const records = await builtFeatures();
  const faces = records.map(async ({ feature }) => {
    const { imports } = await readFace(join(root, 'remotes', feature));
    return [feature, imports] as const;
  });
  await writeStaticLoader(folder, records);
  const pages = Object.fromEntries(await Promise.all(faces));
  await runWebpack(shellConfig(join(root, 'shell')).map((config) => single(config, built, pages)));
  const published = join(folder, 'releases');
  await mkdir(published);
  writePointer(published, { shell: '', features: {}, withheld: [] });
  await publish(published, 'shell', built);
  return published;
}
