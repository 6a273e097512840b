import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { base } from './base.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NamedChunksPlugin } from './needs-plugin.ts';

/** Small scripts that stand alone: the document's starter and the offline worker. */
function small(folder: string, name: string, entry: string, target: 'web' | 'webworker'): Configuration {
  const common = base(folder, name);
  return {
    ...common,
    target: [target, 'es2022'],
    entry: { [name]: entry },
    // All three are built into one folder.
    output: { ...common.output, clean: false },
    devtool: false,
  } as Configuration;
}

/**
 * The shell knows no feature when it is built: which there are stands in the lineup. It needs no federation
 * plugin either: the runtime is one lazy chunk that hands the shared packages over by name, so that signing in
 * waits for none of it.
 */
export function shellConfig(folder: string): Configuration[] {
  const common = base(folder, 'shell');
  const main = {
    ...common,
    entry: { main: './src/main.ts' },
    output: {
      ...common.output,
      clean: false,
      trustedTypes: { policyName: 'callboard-shell', onPolicyCreationFailure: 'stop' },
    },
    plugins: [
      ...common.plugins,
      new IntegrityPlugin(),
      new NamedChunksPlugin(),
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  } as Configuration;
  return [
    main,
    small(folder, 'boot', './src/boot/inline.ts', 'web'),
    small(folder, 'worker', './src/worker/worker.ts', 'webworker'),
  ];
}
