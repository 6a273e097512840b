import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { base, modeNow } from './base.ts';
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

/** Takes another file than the one that was found. */
const instead = (found: RegExp, file: (resource: string) => string) =>
  new webpack.NormalModuleReplacementPlugin(found, ({ createData }) => {
    if (!createData?.resource) return;
    const resource = file(createData.resource);
    Object.assign(createData, {
      resource,
      userRequest: resource,
      request: resource,
      context: dirname(resource),
    });
  });

/** Code that packages bring along and that no phone needs. */
const lighter = [
  // The router's package names its development build whatever the mode is.
  instead(/react-router\/dist\/development\//, (resource) =>
    resource.replace('/dist/development/', `/dist/${modeNow()}/`),
  ),
  // Calls go through XMLHttpRequest, which tells the progress of an upload.
  instead(/axios\/lib\/adapters\/fetch\.js$/, () => join(import.meta.dirname, 'no-fetch-adapter.mjs')),
];

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
      ...lighter,
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
