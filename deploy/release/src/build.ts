import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { folderOf } from './workspace.ts';
import type { Part } from './workspace.ts';

/** The part's own configuration, written to a folder of its own. */
export async function configOf(part: Part, output: string): Promise<Configuration[]> {
  const { default: config } = (await import(join(folderOf(part), 'webpack.config.ts'))) as {
    default: Configuration | Configuration[];
  };
  return [config].flat().map((each) => ({ ...each, output: { ...each.output, path: output } }));
}

/** Builds a part. What webpack has to say about a failure is the error. */
export async function build(part: Part, output: string): Promise<void> {
  const compiler = webpack(await configOf(part, output));
  if (!compiler) throw new Error('webpack did not start.');
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, done) =>
      error || !done ? reject(error ?? new Error('No result.')) : resolve(done),
    );
  });
  // Closing writes the cache for the next build.
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) {
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
  }
}
