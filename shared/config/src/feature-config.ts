import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { base, notInitial } from './base.ts';
import { replaceModule } from './replace-module.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NeedsPlugin } from './needs-plugin.ts';
import { used } from './shared.ts';

/** `crew-ops` as the name of a variable. */
export const containerOf = (id: string): string => id.replaceAll('-', '_');
export const entryFile = 'entry.js';

/** An icon is drawn by the shell's own function; a feature brings its lines. */
const sharedIcon = new webpack.NormalModuleReplacementPlugin(
  /\/createLucideIcon\.mjs$/,
  'data:text/javascript,export { createLucideIcon as default } from "@callboard/ui"',
);

/** One runtime for all features of the page, which the shell brings, instead of one in each. */
const sharedRuntime = replaceModule(/webpack-bundler-runtime\/dist\/bundler\.js$/, 'shared-runtime.mjs');

/** The build of a feature. It exposes exactly one module, its public face. */
export function featureConfig(folder: string): Configuration {
  const id = basename(folder);
  const container = containerOf(id);
  const common = base(folder, container);
  return {
    ...common,
    entry: {},
    module: {
      ...common.module,
      rules: [
        ...(common.module?.rules ?? []),
        {
          test: join(folder, 'src/feature.ts'),
          enforce: 'post',
          loader: join(import.meta.dirname, 'loaders/code-of-feature.mjs'),
        },
        {
          test: /\/shared\/parts\/src\/words\/\w+\.json$/,
          loader: join(import.meta.dirname, 'loaders/used-part-words.mjs'),
          options: { feature: join(folder, 'src') },
        },
      ],
    },
    output: {
      ...common.output,
      trustedTypes: { policyName: `callboard-${id}`, onPolicyCreationFailure: 'stop' },
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        ...notInitial,
        cacheGroups: {
          // Shapes are small, and every screen has some of them: they are not worth a copy each.
          shapes: { test: /\/shared\/contract\/src\//, minChunks: 2, minSize: 3000 },
        },
      },
    },
    plugins: [
      ...common.plugins,
      new IntegrityPlugin(),
      sharedIcon,
      sharedRuntime,
      new NeedsPlugin(join(folder, 'src/feature.ts'), container),
      new ModuleFederationPlugin({
        name: container,
        filename: entryFile,
        exposes: { './feature': './src/feature.ts' },
        shared: used(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
      }),
    ] as Configuration['plugins'],
  } as Configuration;
}
