import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { base } from './base.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NeedsPlugin } from './needs-plugin.ts';
import { used } from './shared.ts';

/** `crew-ops` as the name of a variable. */
export const containerOf = (id: string): string => id.replaceAll('-', '_');
export const entryFile = 'entry.js';

/** The build of a feature. It exposes exactly one module, its public face. */
export function featureConfig(folder: string): Configuration {
  const id = basename(folder);
  const container = containerOf(id);
  const common = base(folder, container);
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      trustedTypes: { policyName: `callboard-${id}`, onPolicyCreationFailure: 'stop' },
    },
    plugins: [
      ...common.plugins,
      new IntegrityPlugin(),
      new NeedsPlugin(join(folder, 'src/feature.ts'), container),
      new ModuleFederationPlugin({
        name: container,
        filename: entryFile,
        exposes: { './feature': './src/feature.ts' },
        shared: used(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ] as Configuration['plugins'],
  } as Configuration;
}
