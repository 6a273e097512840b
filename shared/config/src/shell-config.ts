import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { base } from './base.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { provided } from './shared.ts';

/** Small scripts that stand alone: the document's starter and the offline worker. */
function small(folder: string, name: string, entry: string, target: 'web' | 'webworker'): Configuration {
  const common = base(folder, name);
  return {
    ...common,
    target: [target, 'es2022'],
    entry: { [name]: entry },
    output: { ...common.output, clean: false },
    optimization: { ...common.optimization, splitChunks: false },
    devtool: false,
  } as Configuration;
}

/** The shell knows no feature when it is built: which there are stands in the lineup. */
export function shellConfig(folder: string): Configuration[] {
  const common = base(folder, 'shell');
  const main = {
    ...common,
    entry: { main: './src/main.ts' },
    output: {
      ...common.output,
      // The small scripts are built into the same folder.
      clean: false,
      trustedTypes: { policyName: 'callboard-shell', onPolicyCreationFailure: 'stop' },
    },
    plugins: [
      ...common.plugins,
      new IntegrityPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: provided(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  } as Configuration;
  return [
    main,
    small(folder, 'boot', './src/boot/inline.ts', 'web'),
    small(folder, 'worker', './src/worker/worker.ts', 'webworker'),
  ];
}
