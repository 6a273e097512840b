import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Chunk, ChunkGraph, Configuration, FileCacheOptions, Module } from 'webpack';
import { base, modeNow, notInitial } from './base.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { replaceModule } from './replace-module.ts';
import { NamedChunksPlugin, wordsLanguage } from './needs-plugin.ts';

/** Written beside the bundle for the release: `draw-frames.js` and the styles of what it draws. */
export const drawFrames = 'draw-frames';

/** Small scripts that stand alone: the document's starter and the offline worker. */
function small(folder: string, name: string, entry: string, target: 'web' | 'webworker'): Configuration {
  const common = base(folder, name);
  return {
    ...common,
    target: [target, 'es2022'],
    entry: { [name]: entry },
    // All of them are built into one folder.
    output: { ...common.output, clean: false },
    devtool: false,
  } as Configuration;
}

/** Draws what the document shows before any script; run once by the release, in Node, and no part of it. */
function drawing(folder: string, { cache, ...main }: Configuration): Configuration {
  const inBrowser = new Set(['IntegrityPlugin', 'NamedChunksPlugin']);
  return {
    ...main,
    name: 'draw-frames',
    target: 'node24',
    devtool: false,
    entry: { [drawFrames]: './src/start/document/draw-frames.tsx' },
    resolve: { ...main.resolve, conditionNames: ['node', 'import', 'module', 'default'] },
    output: {
      path: join(folder, 'dist'),
      clean: false,
      publicPath: '',
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
    },
    experiments: { outputModule: true },
    // The same modules as in the page, with the same names of classes, in one file.
    optimization: {
      splitChunks: false,
      moduleIds: 'named',
      minimize: modeNow() === 'production',
      minimizer: [new CssMinimizerPlugin()],
    },
    plugins: [
      ...(main.plugins ?? []).filter((plugin) => !inBrowser.has(String(plugin?.constructor.name))),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    cache: { ...(cache as FileCacheOptions), name: `draw-frames-${modeNow()}` },
  };
}

/**
 * Code that packages bring along and that no phone needs: the router's package names its development build
 * whatever the mode is, and calls go through XMLHttpRequest, which tells the progress of an upload.
 */
function lighter(folder: string): Record<string, string> {
  const routerDom = createRequire(join(folder, 'package.json')).resolve('react-router-dom');
  const router = dirname(dirname(createRequire(routerDom).resolve('react-router')));
  return {
    'react-router$': join(router, modeNow(), 'index.mjs'),
    'react-router/dom$': join(router, modeNow(), 'dom-export.mjs'),
  };
}

/** A second way to the network and to give up, names of statuses, and forms: calls send JSON and files as they are. */
const lessAxios = replaceModule(
  /axios\/lib\/(?:adapters\/fetch|helpers\/(?:HttpStatusCode|formDataToJSON|toFormData|toURLEncodedForm|AxiosURLSearchParams)|cancel\/CancelToken)\.js$/,
  'less-axios.mjs',
);
/** Manifests, elements, ranges of versions and words for errors: the lineup says what there is, and the loader brings it. */
const lessFederation = replaceModule(
  /(?:runtime-core\/dist\/(?:plugins\/snapshot\/SnapshotHandler|utils\/(?:preload|semver\/index))|@module-federation\/sdk\/dist\/(?:dom|logger)|webpack-bundler-runtime\/dist\/remotes|error-codes\/dist\/desc)\.m?js$/,
  'less-federation.mjs',
);
const drawnIcon = new webpack.NormalModuleReplacementPlugin(
  /\/createLucideIcon\.mjs$/,
  join(import.meta.dirname, '../../ui/src/icon/drawn-icon.ts'),
);
const lessRouter = {
  test: /\/react-router\/dist\/.+\.mjs$/,
  loader: join(import.meta.dirname, 'loaders/less-router.mjs'),
};
const lessI18next = {
  test: /\/i18next\/dist\/esm\/i18next\.js$/,
  loader: join(import.meta.dirname, 'loaders/less-i18next.mjs'),
};
const usedPartWords = (folder: string) => ({
  test: /\/shared\/parts\/src\/words\/\w+\.json$/,
  loader: join(import.meta.dirname, 'loaders/used-part-words.mjs'),
  options: { feature: join(folder, 'src') },
});
const noMemoryFrame = replaceModule(/shared\/feature\/src\/memory-frame\.tsx$/, 'no-memory-frame.mjs');

/** Texts of the accessible widgets: their packages bring 34 languages along, the product speaks five of them. */
const otherLanguages = new webpack.NormalModuleReplacementPlugin(
  /\/(?:react-aria|react-stately|react-aria-components)\/.*\/intl\/.*\/(?!en-US|nl-NL|fr-FR|de-DE|es-ES)[a-z]{2}-[A-Z]{2}\.m?js$/,
  ({ createData }) => {
    const resource = String(createData?.resource).replace(/[a-z]{2}-[A-Z]{2}(\.m?js)$/, 'en-US$1');
    if (createData) Object.assign(createData, { resource, userRequest: resource, request: resource });
  },
);

/** What everybody who is signed in fetches, side by side: what two of these need comes once, with the frame. */
const everyday = new Set<string | null | undefined>(['frame', 'home', 'federation', 'outbox', 'live']);
const lazy = (chunk: Chunk): boolean => !chunk.canBeInitial();
const inOneFile = {
  // The larger half of the first script by itself: a browser reads two files side by side, and what it has to do
  // with each before it runs is done in two pieces.
  react: {
    name: 'react',
    chunks: (chunk: Chunk): boolean => chunk.canBeInitial(),
    test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
    enforce: true,
  },
  everyday: {
    name: 'everyday',
    chunks: lazy,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
      return names.includes('frame') || names.filter((name) => everyday.has(name)).length > 1;
    },
    enforce: true,
  },
  // Both are fetched when the first screen is at rest.
  later: {
    name: 'later',
    chunks: lazy,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
      return names.length > 0 && names.every((name) => name === 'live' || name === 'outbox');
    },
    enforce: true,
  },
  words: {
    name: (module: Module): string => `words-${wordsLanguage(module) ?? ''}`,
    chunks: lazy,
    test: (module: Module): boolean => wordsLanguage(module) !== undefined,
    enforce: true,
  },
};

type ShellBuild = {
  /** With the page that shows every component: production as it is, for the story that operates them all. */
  readonly kitchen?: boolean;
};

/**
 * The shell knows no feature when it is built: which there are stands in the lineup. It needs no federation
 * plugin either: the runtime is one lazy chunk that hands the shared packages over by name, so that signing in
 * waits for none of it.
 */
export function shellConfig(folder: string, { kitchen = false }: ShellBuild = {}): Configuration[] {
  const common = base(folder, 'shell');
  const main = {
    ...common,
    entry: { main: './src/main.ts' },
    resolve: { ...common.resolve, alias: lighter(folder) },
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), lessRouter, lessI18next, usedPartWords(folder)],
    },
    optimization: {
      ...common.optimization,
      splitChunks: { ...notInitial, cacheGroups: inOneFile },
    },
    output: {
      ...common.output,
      clean: false,
      trustedTypes: { policyName: 'callboard-shell', onPolicyCreationFailure: 'stop' },
    },
    plugins: [
      ...common.plugins,
      new IntegrityPlugin(),
      new NamedChunksPlugin(),
      drawnIcon,
      lessAxios,
      lessFederation,
      noMemoryFrame,
      otherLanguages,
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
        'process.env.CALLBOARD_KITCHEN': JSON.stringify(kitchen ? 'on' : ''),
      }),
    ],
  } as Configuration;
  return [
    main,
    small(folder, 'boot', './src/boot/inline.ts', 'web'),
    small(folder, 'look', './src/screens/last-look/start-look.ts', 'web'),
    small(folder, 'worker', './src/boot/worker/worker.ts', 'webworker'),
    drawing(folder, main),
  ];
}
