import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** Builds, or says what webpack has to say about a failure. */
export async function runWebpack(config: Configuration[]): Promise<void> {
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
