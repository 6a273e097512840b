import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shellConfig } from '@callboard/config';
import { publish, readFace, writePointer } from '@callboard/release';
import webpack from 'webpack';
import type { Configuration, Module } from 'webpack';
import { cache, root } from '../support/run/paths.ts';
import { runWebpack } from '../support/run/run-webpack.ts';
import { small } from './asked-runs.ts';
import { isShellWords, PageChunksPlugin, type Pages } from './page-chunks-plugin.ts';
import { builtFeatures, featureFile, writeStaticLoader } from './static-loader.ts';

const folder = join(cache, 'single');

type Replacement = { readonly asked: RegExp; readonly by: RegExp; readonly file: string };

/** What the single build takes of its own, and which file of the app asks for it. */
const replacements: readonly Replacement[] = [
  { asked: /\/loader\/loader\.ts$/, by: /shell\/src\/start\/start-up\/show-page\.ts$/, file: 'loader.ts' },
  {
    asked: /\/loader\/federation\.ts$/,
    by: /shell\/src\/start\/start-up\/show-page\.ts$/,
    file: 'loader.ts',
  },
  { asked: /\/boot-result\.ts$/, by: /shell\/src\/start\/start-up\/show-page\.ts$/, file: 'boot-result.ts' },
  { asked: /\/ahead\.ts$/, by: /shell\/src\/boot\/inline\.ts$/, file: 'ahead.ts' },
];

/** Takes a written file where one of the app's own asks for something, and notes that somebody asked. */
const instead = (replacement: Replacement, used: Set<Replacement>) =>
  new webpack.NormalModuleReplacementPlugin(
    replacement.asked,
    (data: { request: string; contextInfo: { issuer: string } }) => {
      if (!replacement.by.test(data.contextInfo.issuer)) return;
      used.add(replacement);
      data.request = join(folder, replacement.file);
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
function single(config: Configuration, output: string, pages: Pages, used: Set<Replacement>): Configuration {
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
            loader: join(root, 'shared/config/src/loaders/code-of-feature.mjs'),
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
    optimization: { ...optimization, ...(small && { minimize: false }) },
    plugins: [
      ...(config.plugins ?? []),
      ...replacements.map((replacement) => instead(replacement, used)),
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
  const used = new Set<Replacement>();
  await runWebpack(shellConfig(join(root, 'shell')).map((config) => single(config, built, pages, used)));
  for (const replacement of replacements) {
    if (used.has(replacement)) continue;
    const { asked, by, file } = replacement;
    throw new Error(
      `The single build lacks its own ${file}: no file that fits ${by} asks for ${asked} any more.`,
    );
  }
  const published = join(folder, 'releases');
  await mkdir(published);
  writePointer(published, { shell: '', features: {}, withheld: [] });
  await publish(published, 'shell', built, { fast: small });
  return published;
}
