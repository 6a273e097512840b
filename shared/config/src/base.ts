import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Configuration, LoaderContext } from 'webpack';
import { strictPageFiles } from './loaders/strict-page-files.ts';

export type Mode = 'production' | 'development';
export const modeNow = (): Mode => (process.env.NODE_ENV === 'development' ? 'development' : 'production');

const tool = (name: string): string => fileURLToPath(import.meta.resolve(name));

function workspaceOf(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  if (dirname(folder) === folder) throw new Error('No pnpm-workspace.yaml above the package.');
  return workspaceOf(dirname(folder));
}

function presetsHash(workspace: string): string {
  const hash = createHash('sha256');
  const folders = [import.meta.dirname, join(import.meta.dirname, 'loaders')];
  const presets = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const file of [...presets.toSorted(), join(workspace, 'pnpm-lock.yaml')]) {
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

const script = (mode: Mode) => ({
  test: /\.tsx?$/,
  loader: tool('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development' } },
    },
  },
  // An import of something that is not there stops the build.
  parser: { exportsPresence: 'error' as const },
});

const style = (name: string) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: tool('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          getLocalIdent: (of: LoaderContext<unknown>, _name: string, local: string) =>
            `${name}-${basename(of.resourcePath, '.module.css')}-${local}`,
        },
      },
    },
  ],
  sideEffects: true,
});

/**
 * What is run first stays one file, and so do those that are waited for as a whole. The page of one notification has
 * copies of what the list has: each is opened without the other.
 */
const whole = new Set<string | null | undefined>(['federation', 'axios', 'notification']);
export const notInitial = {
  chunks: (chunk: Chunk): boolean => !whole.has(chunk.name) && !chunk.canBeInitial(),
};

/** What every build of a package for the browser has in common. */
export function base(folder: string, name: string): Configuration & { plugins: unknown[] } {
  const mode = modeNow();
  const workspace = workspaceOf(folder);
  return {
    name,
    mode,
    context: folder,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      // A script that hangs is given up in time for a person to still be there.
      chunkLoadTimeout: 8000,
      chunkFilename: mode === 'production' ? '[id].js' : '[id].[contenthash:6].js',
      assetModuleFilename: '[contenthash:10][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['browser', 'import', 'module', 'default'],
    },
    module: {
      rules: [
        script(mode),
        {
          test: /\/shared\/contract\/src\/.+\.ts$/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'loaders/without-about.mjs'),
        },
        {
          test: /\/lucide-react\/dist\/esm\/icons\/.+\.mjs$/,
          loader: join(import.meta.dirname, 'loaders/icon-lines.mjs'),
        },
        { test: strictPageFiles, loader: join(import.meta.dirname, 'loaders/strict-page.mjs') },
        style(name),
        // Modules that register something by being there: a package's words, and what its index brings along.
        { test: /\/shared\/ui\/src\/(index|words\/words|lazy\/press-style)\.ts$/, sideEffects: true },
        // A script as text, for a worker that is handed its script.
        { resourceQuery: /^\?source$/, type: 'asset/source' },
        // Bytes that travel inside a script, which is held against its hash.
        { resourceQuery: /^\?inline$/, type: 'asset/inline' },
        { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: mode === 'production' ? '[id].css' : '[id].[contenthash:6].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      runtimeChunk: false,
      splitChunks: notInitial,
      moduleIds: mode === 'production' ? 'natural' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspace, '.cache', 'webpack'),
      name: `${name}-${mode}`,
      // What the presets say decides about every module, so another text of theirs is another cache.
      version: presetsHash(workspace),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
